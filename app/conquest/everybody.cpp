#include "app/conquest/everybody.h"

#include "app/conquest/game_session.h"
#include "views/conquest/everybody/everybodys_page.h"
#include "views/session/said_aloud.h"

namespace dossier
{

namespace
{

/// The public part of a session, at its last announcement.
struct ConquestPublicState
{
    ConquestPublicTablePtr table;
    std::vector<PublicJournalRow> lines;
};

} // namespace

void showToEverybody(PublicDesk &desk, ConquestSession &session, const std::function<ConquestPeople()> &people)
{
    QObject *ear = desk.follow(&session);
    const auto state = std::make_shared<ConquestPublicState>(session.open(), session.lastPublicLines(saidLines));
    const auto show = [&desk, state, people]
    {
        desk.render(
            [state, people]
            {
                return everybodysPage(
                    state->table, [lines = state->lines] { return newsOf(lines, SaidOrder::AsItHappened); }, people());
            });
    };
    QObject::connect(&session, &ConquestSession::openChanged, ear,
        [state, show](const ConquestPublicTablePtr &open)
        {
            state->table = open;
            show();
        });
    QObject::connect(&session, &ConquestSession::publicJournalChanged, ear,
        [state, show, &session]
        {
            state->lines = session.lastPublicLines(saidLines);
            show();
        });
    show();
}

} // namespace dossier
