from .calc import *
