#include "app/omega/everybody.h"

#include "views/omega/everybody/everybodys_page.h"
#include "views/omega/words/lines.h"
#include "views/session/journal_wording.h"

namespace dossier
{

namespace
{

/// Number of lines without results that are shown, and of those in which results are sought.
constexpr std::size_t shownLines = 2;
constexpr std::size_t soughtLines = 16;

/// The public part of a session, at its last announcement.
struct PublicState
{
    OmegaPublicViewPtr view;
    std::vector<PublicJournalRow> lines;
};

/// Returns the results to be said aloud, which no other line displaces; without any the last lines.
QStringList newsOf(const std::vector<PublicJournalRow> &lines)
{
    const QStringList said = saidAloud(journalRowsOf(lines));
    return said.isEmpty() ? wording::sentences(lines).mid(0, shownLines) : said;
}

} // namespace

void showToEverybody(PublicDesk &desk, OverseerSession &session, const PublicTime &time)
{
    QObject *ear = desk.follow(&session);
    const auto state = std::make_shared<PublicState>(session.publicView(), session.lastPublicLines(soughtLines));
    const auto show = [&desk, state, time]
    {
        desk.render([state, time]
            { return everybodysPage(state->view, [lines = state->lines] { return newsOf(lines); }, time); });
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
            state->lines = session.lastPublicLines(soughtLines);
            show();
        });
    show();
}

} // namespace dossier
