#pragma once

#include "model/specter/seen/facts.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <map>

namespace dossier::specter
{

/// A number of histories, of any size.
using HistoryCount = boost::multiprecision::cpp_int;

/// Returns the exact number of histories that lead to each space; spaces without one are left out. A history is one
/// legal path per turn that shows exactly what the table saw and fits every fact, without hidden cards. The cost grows
/// with the spaces and with the digits of the numbers, never with the numbers. The start is open, and every showing has
/// its place.
std::map<Space, HistoryCount> historyCounts(const Board &board, const PublicHistory &history);

} // namespace dossier::specter
