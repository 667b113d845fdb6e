#include "app/omega/everybody.h"

#include "views/omega/everybody/everybodys_page.h"
#include "views/session/told_wording.h"

namespace dossier
{

namespace
{

constexpr std::size_t shownLines = 2;

/// The public part of a session, at its last announcement.
struct Told
{
    SeenByAll view;
    std::vector<PublicToldLine> lines;
};

} // namespace

void showToEverybody(PublicDesk &desk, OverseerSession &session, const PublicTime &time)
{
    QObject *ear = desk.follow(&session);
    const auto told = std::make_shared<Told>(session.publicView(), session.lastPublicLines(shownLines));
    const auto show = [&desk, told, time]
    {
        desk.render([told, time]
            { return everybodysPage(told->view, [lines = told->lines] { return wording::sentences(lines); }, time); });
    };
    QObject::connect(&session, &OverseerSession::publicViewChanged, ear,
        [told, show](const SeenByAll &view)
        {
            told->view = view;
            show();
        });
    QObject::connect(&session, &OverseerSession::publicJournalChanged, ear,
        [told, show, &session]
        {
            told->lines = session.lastPublicLines(shownLines);
            show();
        });
    show();
}

} // namespace dossier
