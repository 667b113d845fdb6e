#include "app/omega/everybody.h"

#include "views/omega/everybody/everybodys_page.h"
#include "views/session/journal_wording.h"

namespace dossier
{

namespace
{

constexpr std::size_t shownLines = 2;

/// The public part of a session, at its last announcement.
struct PublicState
{
    OmegaPublicViewPtr view;
    std::vector<PublicJournalRow> lines;
};

} // namespace

void showToEverybody(PublicDesk &desk, OverseerSession &session, const PublicTime &time)
{
    QObject *ear = desk.follow(&session);
    const auto state = std::make_shared<PublicState>(session.publicView(), session.lastPublicLines(shownLines));
    const auto show = [&desk, state, time]
    {
        desk.render(
            [state, time]
            {
                return everybodysPage(state->view, [lines = state->lines] { return wording::sentences(lines); }, time);
            });
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
            state->lines = session.lastPublicLines(shownLines);
            show();
        });
    show();
}

} // namespace dossier
