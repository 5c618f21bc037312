#pragma once
int answer();
