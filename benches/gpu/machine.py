"""Describes the machine of a benchmark, without names of hosts, users or paths."""

import ctypes
import os
import platform
import subprocess
from datetime import UTC, datetime

from ..machine import Description, cpu_model, package_version

CUPY = ["cupy-cuda13x", "cupy-cuda12x", "cupy"]


def has_gpu() -> bool:
    """Ask the driver, if there is one."""
    try:
        driver, count = ctypes.CDLL("libcuda.so.1"), ctypes.c_int()
    except OSError:
        return False
    return driver.cuInit(0) == 0 and driver.cuDeviceGetCount(ctypes.byref(count)) == 0 and count.value > 0


def describe() -> Description:
    """Return the facts that a reader needs for comparing two runs."""
    gpu, driver = gpu_and_driver()
    return {
        "gpu": gpu,
        "driver": driver,
        "date": datetime.now(UTC).date().isoformat(),
        "cpu": cpu_model(),
        "cores": len(os.sched_getaffinity(0)),
        "load": os.getloadavg()[0],
        "python": platform.python_version(),
        "cupy": next(filter(None, map(package_version, CUPY)), None),
    } | {package: package_version(package) for package in ["quaff", "numpy", "torch", "pycuda"]}


def gpu_and_driver() -> tuple[str, str]:
    """Query the first GPU's name and the driver's version."""
    query = ["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"]
    try:
        told = subprocess.run(query, check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return "a GPU", "unknown"
    name, _, driver = told.splitlines()[0].partition(", ")
    return name, driver
