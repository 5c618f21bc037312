// The work of streams. Nothing runs concurrently: work that is not done at once is done when a query, a wait,
// or an event requires it.
#pragma once

#include "books.hpp"

// Appends work, which runs at once unless the stream is kept busy.
void submit(Stream &stream, unsigned delay, std::function<CUresult()> run);

// Appends work that is run when something requires it.
void submit_later(Stream &stream, std::function<CUresult()> run);

// Runs the stream's work up to that number.
void finish(Stream &stream, std::uint64_t up_to = UINT64_MAX);
