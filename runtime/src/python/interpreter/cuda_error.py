# The class of `raised.rs`, which runs this file once in a process, and sets `_raised_in` on quaff's
# exceptions.


class CudaError(RuntimeError):
    """An error of CUDA or its driver; the message contains the name of the error and what to do about it."""

    def __reduce__(self):
        made, *rest = super().__reduce__()
        module = vars(self).get("_raised_in")
        return (FoundIn(module) if module and made is CudaError else made, *rest)


class FoundIn:
    """`CudaError`, pickled under the name of the module that raised it."""

    def __init__(self, module):
        self.module = module

    def __call__(self, *arguments):
        return CudaError(*arguments)

    def __reduce__(self):
        # Not imported with every module: this import takes longer than everything else there.
        from pkgutil import resolve_name

        return resolve_name, (f"{self.module}:CudaError",)
