// A kernel on a scan, whose arrays lie in memory that the host and the GPU share.
#pragma once

namespace scan {

enum class Status { ok, bad_radius, cuda };

/// What went wrong.
const char *message(Status status);

/// Writes the mean of the elements around each, no farther than `radius` along each axis and inside the
/// image. Waits for the kernel, so that the host can read the result.
Status smooth(const float *image, float *smoothed, int depth, int height, int width, int radius);

} // namespace scan
