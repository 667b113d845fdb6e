#include "app/specter/everybody.h"

#include "views/session/journal_wording.h"
#include "views/specter/everybody/everybodys_page.h"
#include "views/specter/words/moments.h"

namespace dossier
{

namespace
{

constexpr std::size_t shownLines = 3;

/// The public part of a session, at its last announcement.
struct PublicState
{
    SpecterPublicViewPtr view;
    std::vector<PublicJournalRow> lines;
    /// The heat map continues from its previous state; null while nobody uses it.
    std::shared_ptr<Inference> heat;
};

} // namespace

void showToEverybody(PublicDesk &desk, SpecterDesk &specter)
{
    SpecterSession *session = specter.session();
    QObject *ear = desk.follow(session);
    const auto state = std::make_shared<PublicState>(session->publicView(), session->lastPublicLines(shownLines));
    const auto show = [&desk, state, players = specter.players()]
    {
        desk.render(
            [state, players]
            {
                return everybodysPage(
                    state->view, [lines = state->lines] { return wording::sentences(lines); }, state->heat, players);
            });
    };
    QObject::connect(session, &SpecterSession::publicViewChanged, ear,
        [state, show, &desk](const SpecterPublicViewPtr &view)
        {
            const SpecterPublicViewPtr before = std::exchange(state->view, view);
            show();
            desk.showMoment([before, view] { return inLines(wording::moments(before->open, view->open)); });
        });
    QObject::connect(session, &SpecterSession::publicJournalChanged, ear,
        [state, show, session]
        {
            state->lines = session->lastPublicLines(shownLines);
            show();
        });
    QObject::connect(&specter, &SpecterDesk::heatForEverybody, ear,
        [state, show](bool shown)
        {
            state->heat = shown ? std::make_shared<Inference>() : nullptr;
            show();
        });
    show();
}

} // namespace dossier
