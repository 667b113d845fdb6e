#pragma once

namespace dossier
{

/// What a map holds under an id that somebody chose; null when it is not there, as when it has left the table since.
/// `map::at` would end the program, and is not used with ids (a test of the house looks for it).
template <typename Map>
auto lookUp(Map &map, const typename Map::key_type &id) -> decltype(&map.begin()->second)
{
    const auto there = map.find(id);
    return there == map.end() ? nullptr : &there->second;
}

} // namespace dossier
