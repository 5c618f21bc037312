from hypothesis import settings

# A machine that builds beside the tests is no slow test.
settings.register_profile("quaff", deadline=None)
settings.load_profile("quaff")
