#pragma once

#include "app/check/answer.h"

#include <string>
#include <string_view>

namespace dossier
{

/// Cuts a stream of bytes into lines, whatever pieces it comes in. Of a line that is too long to be a query it keeps
/// only the beginning, still too long, so that it never holds much more than `longestLine` bytes.
class LineReader
{
public:
    /// Takes in the next bytes and calls `visit(std::string_view)` for each line that they end, without its line end.
    template <typename Visit>
    void read(std::string_view bytes, Visit &&visit)
    {
        for (std::size_t end = bytes.find('\n'); end != std::string_view::npos; end = bytes.find('\n'))
        {
            const std::string_view piece = bytes.substr(0, end);
            if (m_begun.empty())
                visit(withoutReturn(piece));
            else
            {
                keep(piece);
                visit(withoutReturn(m_begun));
                m_begun.clear();
            }
            bytes.remove_prefix(end + 1);
        }
        keep(bytes);
    }

    /// Takes in the end of the stream: a last line may lack its line end.
    template <typename Visit>
    void finish(Visit &&visit)
    {
        if (!m_begun.empty())
            visit(withoutReturn(m_begun));
        m_begun.clear();
    }

private:
    /// A carriage return and one byte more than a line may have.
    static constexpr std::size_t mostKept = longestLine + 2;

    static std::string_view withoutReturn(std::string_view line)
    {
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        return line;
    }

    void keep(std::string_view piece) { m_begun.append(piece.substr(0, mostKept - m_begun.size())); }

    /// What came of a line that has not ended.
    std::string m_begun;
};

} // namespace dossier
