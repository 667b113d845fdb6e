#include "model/journal/journal_bytes.h"

#include <algorithm>

namespace dossier::journal
{

void ByteWriter::put(std::uint64_t value, int count)
{
    for (int i = 0; i < count; ++i)
        m_bytes += static_cast<char>((value >> (8 * i)) & 0xFFU);
}

void ByteWriter::put(std::uint32_t value)
{
    put(value, 4);
}

void ByteWriter::put(Moment value)
{
    put(static_cast<std::uint64_t>(value.milliseconds), 8);
}

void ByteWriter::put(const EventId &value)
{
    for (const std::uint8_t byte : value.bytes)
        m_bytes += static_cast<char>(byte);
}

void ByteWriter::put(std::string_view value)
{
    put(static_cast<std::uint32_t>(value.size()));
    m_bytes += value;
}

std::string_view ByteReader::next(std::size_t count)
{
    m_good = m_good && count <= m_rest.size();
    if (!m_good)
        return {};
    const std::string_view bytes = m_rest.substr(0, count);
    m_rest.remove_prefix(count);
    return bytes;
}

std::uint64_t ByteReader::low(int count)
{
    std::uint64_t value = 0;
    int shift = 0;
    for (const char byte : next(static_cast<std::size_t>(count)))
    {
        value |= std::uint64_t{static_cast<std::uint8_t>(byte)} << shift;
        shift += 8;
    }
    return value;
}

bool ByteReader::boolean()
{
    const std::uint64_t value = low(1);
    m_good = m_good && value <= 1;
    return value == 1;
}

std::uint32_t ByteReader::number()
{
    return static_cast<std::uint32_t>(low(4));
}

Moment ByteReader::moment()
{
    return {static_cast<std::int64_t>(low(8))};
}

EventId ByteReader::id()
{
    EventId id;
    const std::string_view bytes = next(id.bytes.size());
    std::ranges::transform(bytes, id.bytes.begin(), [](char byte) { return static_cast<std::uint8_t>(byte); });
    return id;
}

std::string ByteReader::text()
{
    return std::string(next(number()));
}

} // namespace dossier::journal
