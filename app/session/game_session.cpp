#include "app/session/game_session.h"

#include "app/session/inputs.h"

#include <QPointer>

#include <algorithm>

namespace dossier
{

ToldJournal GameSession::toldJournal()
{
    const auto source = [session = QPointer(this)](std::uint32_t first, std::uint32_t count)
    { return session ? session->lines(journal::Eyes::KnowSecrets, first, count) : std::vector<ToldLine>(); };
    return {lineCount(journal::Eyes::KnowSecrets), source, steps(), bookmarks(), position(),
        roundSource(journal::Eyes::KnowSecrets)};
}

QString GameSession::slipText()
{
    return tr("typed by mistake", "why a result was undone");
}

std::optional<PublicToldLine> GameSession::openWhole(const journal::Journal &journal, std::uint32_t line)
{
    const std::vector<PublicToldLine> told = publicLines(line, 1);
    if (told.empty())
        return std::nullopt;
    return publicLineOf(told.front().line, whole(toldLinesOf(told), openAlikeAt(journal, line)));
}

RoundSource GameSession::roundSource(journal::Eyes eyes)
{
    return [session = QPointer(this), eyes] { return session ? session->rounds(eyes) : std::vector<RoundMark>(); };
}

std::vector<PublicToldLine> GameSession::lastPublicLines(std::size_t most)
{
    // Those that are looked through for some that still stand.
    constexpr std::uint32_t readLines = 16;
    const std::uint32_t count = lineCount(journal::Eyes::Everybodys);
    std::vector<PublicToldLine> last = publicLines(count > readLines ? count - readLines + 1 : 1, readLines);
    std::erase_if(last,
        [](const PublicToldLine &told) { return told.line.what == journal::LineKind::Done && !told.line.standing; });
    std::ranges::reverse(last);
    last.resize(std::min(last.size(), most));
    return last;
}

} // namespace dossier
