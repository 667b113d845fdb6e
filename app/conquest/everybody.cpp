#include "app/conquest/everybody.h"

#include "app/conquest/game_session.h"
#include "views/conquest/everybody/everybodys_page.h"
#include "views/conquest/words/moments.h"
#include "views/session/journal_wording.h"

namespace dossier
{

namespace
{

constexpr std::size_t linesForEverybody = 3;

/// The public part of a session, at its last announcement.
struct ConquestPublicState
{
    ConquestPublicTablePtr table;
    journal::Position at;
    std::vector<PublicJournalRow> lines;
};

} // namespace

void showToEverybody(PublicDesk &desk, ConquestSession &session, const ConquestPeople &people)
{
    QObject *ear = desk.follow(&session);
    const auto state = std::make_shared<ConquestPublicState>(
        session.open(), session.position(), session.lastPublicLines(linesForEverybody));
    const auto show = [&desk, state, people]
    {
        desk.render(
            [state, people]
            {
                return everybodysPage(
                    state->table, [lines = state->lines] { return wording::sentences(lines); }, people);
            });
    };
    QObject::connect(&session, &ConquestSession::openChanged, ear,
        [state, show, &desk, &session](const ConquestPublicTablePtr &open)
        {
            const ConquestPublicTablePtr before = std::exchange(state->table, open);
            // Events that reappear because of an undo are no news.
            const bool back = session.position() < std::exchange(state->at, session.position());
            show();
            desk.showMoment([before, open, back]
                { return back ? inLines(std::vector<ConquestMoment>()) : inLines(wording::moments(*before, *open)); });
        });
    QObject::connect(&session, &ConquestSession::publicJournalChanged, ear,
        [state, show, &session]
        {
            state->lines = session.lastPublicLines(linesForEverybody);
            show();
        });
    show();
}

} // namespace dossier
