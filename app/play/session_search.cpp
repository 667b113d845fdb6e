#include "app/play/session_search.h"

#include "app/play/session_texts.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct SearchWords
{
    Q_DECLARE_TR_FUNCTIONS(CampaignCommand)
};

/// Adds a text, on one line, if all words are in it.
void look(std::vector<FoundText> &found, FoundText place, const QString &text, const QStringList &words)
{
    place.text = plainLine(text);
    const std::optional<Marks> marks = marksIn(place.text, words);
    if (!marks)
        return;
    place.marks = *marks;
    found.push_back(std::move(place));
}

} // namespace

std::vector<FoundText> foundInFacts(const SessionOverview &session, const QStringList &words)
{
    std::vector<FoundText> found;
    look(found, {session.number, "name"}, session.campaign, words);
    look(found, {session.number, "mission"}, session.facts.mission, words);
    for (const storage::Player &player : session.facts.players)
        look(found, {session.number, "player"},
            player.role.isEmpty() ? player.name : player.name + QStringLiteral(": ") + player.role, words);
    look(found, {session.number, "result"}, session.result, words);
    return found;
}

OrProblem<std::vector<FoundText>> foundInJournal(
    const QString &path, const SessionOverview &session, const PlayedGames &games, const QStringList &words)
{
    std::vector<FoundText> found;
    const GameLines *game = gameNamed(games, session.game);
    if (game == nullptr || game->publicJournal == nullptr)
        return found;
    const OrProblem<PublicJournalText> texts = game->publicJournal(path, session.number);
    if (!texts)
        return tl::unexpected(texts.error());
    for (const PublicText &line : texts->lines)
        look(found, {session.number, "journal", line.round, line.step}, line.text, words);
    return found;
}

QString placeOf(const FoundText &found)
{
    if (found.step > 0 && found.round > 0)
        return SearchWords::tr("Round %1, step %2").arg(QString::number(found.round), QString::number(found.step));
    if (found.step > 0)
        return SearchWords::tr("Step %1").arg(found.step);
    return found.in == "name"   ? SearchWords::tr("Name")
        : found.in == "mission" ? SearchWords::tr("Mission")
        : found.in == "player"  ? SearchWords::tr("Player")
                                : SearchWords::tr("Result");
}

} // namespace dossier
