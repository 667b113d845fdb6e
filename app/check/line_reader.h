#pragma once

#include "app/check/answer.h"

#include <string>
#include <string_view>
#include <utility>

namespace dossier
{

/// Cuts a stream of bytes into lines, in any pieces it arrives. Keeps only the beginning of a line that is too long to
/// be a query, still too long to be accepted, so that it never holds much more than `maxLineLength` bytes.
class LineReader
{
public:
    /// Reads the next bytes and calls `visit(std::string_view)` for each line that they end, without its line end.
    template <typename Visit>
    void read(std::string_view bytes, Visit &&visit)
    {
        const auto visitLine = [&](std::string_view line) { visit(withoutMark(withoutReturn(line))); };
        for (std::size_t end = bytes.find('\n'); end != std::string_view::npos; end = bytes.find('\n'))
        {
            const std::string_view piece = bytes.substr(0, end);
            if (m_begun.empty())
                visitLine(piece);
            else
            {
                keep(piece);
                visitLine(m_begun);
                m_begun.clear();
            }
            bytes.remove_prefix(end + 1);
        }
        keep(bytes);
    }

    /// Reads the end of the stream: the last line may lack its line end.
    template <typename Visit>
    void finish(Visit &&visit)
    {
        if (!m_begun.empty())
            visit(withoutMark(withoutReturn(m_begun)));
        m_begun.clear();
    }

private:
    /// Room for a byte order mark, a carriage return and one byte more than a line may have.
    static constexpr std::size_t maxKept = maxLineLength + 5;

    static std::string_view withoutReturn(std::string_view line)
    {
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        return line;
    }

    /// Some programs begin a text with a byte order mark, which says nothing in UTF-8.
    std::string_view withoutMark(std::string_view line)
    {
        constexpr std::string_view mark = "\xEF\xBB\xBF";
        if (std::exchange(m_isFirst, false) && line.starts_with(mark))
            line.remove_prefix(mark.size());
        return line;
    }

    void keep(std::string_view piece) { m_begun.append(piece.substr(0, maxKept - m_begun.size())); }

    /// The beginning of a line that has not ended yet.
    std::string m_begun;
    /// True until the first line has ended.
    bool m_isFirst = true;
};

} // namespace dossier
