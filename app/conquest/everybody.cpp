#include "app/conquest/everybody.h"

#include "app/conquest/game_session.h"
#include "views/conquest/everybody/everybodys_page.h"
#include "views/conquest/words/moments.h"
#include "views/session/told_wording.h"

namespace dossier
{

namespace
{

constexpr std::size_t linesForEverybody = 3;

/// The public part of a session, at its last announcement.
struct ToldConquest
{
    OpenConquest table;
    journal::Position at;
    std::vector<PublicToldLine> lines;
};

} // namespace

void showToEverybody(PublicDesk &desk, ConquestSession &session, const ConquestPeople &people)
{
    QObject *ear = desk.follow(&session);
    const auto told = std::make_shared<ToldConquest>(
        session.open(), session.position(), session.lastPublicLines(linesForEverybody));
    const auto show = [&desk, told, people]
    {
        desk.render(
            [told, people]
            {
                return everybodysPage(told->table, [lines = told->lines] { return wording::sentences(lines); }, people);
            });
    };
    QObject::connect(&session, &ConquestSession::openChanged, ear,
        [told, show, &desk, &session](const OpenConquest &open)
        {
            const OpenConquest before = std::exchange(told->table, open);
            // Events that reappear because of an undo are no news.
            const bool back = session.position() < std::exchange(told->at, session.position());
            show();
            desk.tell([before, open, back]
                { return back ? inLines(std::vector<ConquestMoment>()) : inLines(wording::moments(*before, *open)); });
        });
    QObject::connect(&session, &ConquestSession::publicJournalChanged, ear,
        [told, show, &session]
        {
            told->lines = session.lastPublicLines(linesForEverybody);
            show();
        });
    show();
}

} // namespace dossier
