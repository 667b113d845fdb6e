#pragma once

#include "model/specter/seen/facts.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <map>

namespace dossier::specter
{

/// A number of histories, of any size.
using HistoryCount = boost::multiprecision::cpp_int;

/// The number of histories that lead to each space, exactly; spaces without one are left out. A history is one legal
/// path a turn that shows what was shown, and fits every fact; nothing hidden is supposed. Costs grow with the spaces
/// and with the digits of the numbers, never with the numbers. The start is open, and shown spaces have a place.
std::map<Space, HistoryCount> historyCounts(const Board &board, const PublicHistory &history);

} // namespace dossier::specter
