#include "app/specter/everybody.h"

#include "views/session/said_aloud.h"
#include "views/specter/everybody/everybodys_page.h"

namespace dossier
{

namespace
{

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
    const auto state = std::make_shared<PublicState>(session->publicView(), session->lastPublicLines(saidLines));
    const auto show = [&desk, &specter, state]
    {
        desk.render(
            [&specter, state]
            {
                return everybodysPage(
                    state->view, [lines = state->lines] { return newsOf(lines); }, state->heat, specter.players());
            });
    };
    QObject::connect(session, &SpecterSession::publicViewChanged, ear,
        [state, show](const SpecterPublicViewPtr &view)
        {
            state->view = view;
            show();
        });
    QObject::connect(session, &SpecterSession::publicJournalChanged, ear,
        [state, show, session]
        {
            state->lines = session->lastPublicLines(saidLines);
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
