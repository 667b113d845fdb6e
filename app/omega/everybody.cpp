#include "app/omega/everybody.h"

#include "views/omega/everybody/everybodys_page.h"
#include "views/session/said_aloud.h"

namespace dossier
{

namespace
{

/// The public part of a session, at its last announcement.
struct PublicState
{
    OmegaPublicViewPtr view;
    std::vector<PublicJournalRow> lines;
};

} // namespace

void showToEverybody(
    PublicDesk &desk, OverseerSession &session, const PublicTime &time, const std::function<OmegaPeople()> &people)
{
    QObject *ear = desk.follow(&session);
    const auto state = std::make_shared<PublicState>(session.publicView(), session.lastPublicLines(saidLines));
    const auto show = [&desk, state, time, people]
    {
        desk.render([state, time, people]
            { return everybodysPage(state->view, [lines = state->lines] { return newsOf(lines); }, time, people()); });
    };
    QObject::connect(&session, &OverseerSession::publicViewChanged, ear,
        [state, show](const OmegaPublicViewPtr &view)
        {
            state->view = view;
            show();
        });
    QObject::connect(&session, &OverseerSession::publicJournalChanged, ear,
        [state, show, &session]
        {
            state->lines = session.lastPublicLines(saidLines);
            show();
        });
    show();
}

} // namespace dossier
