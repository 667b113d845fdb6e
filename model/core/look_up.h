#pragma once

namespace dossier
{

/// Returns the map's value for an id; null when the id is absent, for example because its object has left the table.
/// `map::at` would throw and end the program, so a test forbids it with ids.
template <typename Map>
auto lookUp(Map &map, const typename Map::key_type &id) -> decltype(&map.begin()->second)
{
    const auto there = map.find(id);
    return there == map.end() ? nullptr : &there->second;
}

} // namespace dossier
