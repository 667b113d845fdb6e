#pragma once

#include "model/journal/record.h"

#include <string_view>

namespace dossier::journal
{

/// Writes values one after the other: numbers from the low byte up, texts after their length. Each sequence of values
/// has exactly one form.
class ByteWriter
{
public:
    void put(bool value) { m_bytes += static_cast<char>(value); }

    void put(std::uint32_t value);

    void put(Position value) { put(value.entry); }

    void put(Moment value);
    void put(const EventId &value);
    void put(std::string_view value);

    std::string take() { return std::move(m_bytes); }

private:
    void put(std::uint64_t value, int count);

    std::string m_bytes;
};

/// Reads the output of a ByteWriter. A missing value reads as empty and is remembered: call `isFullyRead()` at the end.
class ByteReader
{
public:
    explicit ByteReader(std::string_view bytes)
        : m_rest(bytes)
    {
    }

    bool boolean();
    std::uint32_t number();

    Position position() { return {number()}; }

    Moment moment();
    EventId id();
    std::string text();

    /// True when every value was present and no bytes are left.
    [[nodiscard]] bool isFullyRead() const { return m_good && m_rest.empty(); }

    /// True when every value was present so far.
    [[nodiscard]] bool isGood() const { return m_good; }

private:
    std::string_view next(std::size_t count);
    std::uint64_t low(int count);

    std::string_view m_rest;
    bool m_good = true;
};

} // namespace dossier::journal
