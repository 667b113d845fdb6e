#include "app/specter/everybody.h"

#include "views/session/told_wording.h"
#include "views/specter/everybody/everybodys_page.h"
#include "views/specter/words/moments.h"

namespace dossier
{

namespace
{

constexpr std::size_t shownLines = 3;

/// The public part of a session, at its last announcement.
struct Told
{
    SpecterByAll view;
    std::vector<PublicToldLine> lines;
    /// The heat map continues from its previous state; null while nobody uses it.
    std::shared_ptr<Inference> heat;
};

} // namespace

void showToEverybody(PublicDesk &desk, SpecterDesk &specter)
{
    SpecterSession *session = specter.session();
    QObject *ear = desk.follow(session);
    const auto told = std::make_shared<Told>(session->publicView(), session->lastPublicLines(shownLines));
    const auto show = [&desk, told, players = specter.players()]
    {
        desk.render(
            [told, players]
            {
                return everybodysPage(
                    told->view, [lines = told->lines] { return wording::sentences(lines); }, told->heat, players);
            });
    };
    QObject::connect(session, &SpecterSession::publicViewChanged, ear,
        [told, show, &desk](const SpecterByAll &view)
        {
            const SpecterByAll before = std::exchange(told->view, view);
            show();
            desk.tell([before, view] { return inLines(wording::moments(before->open, view->open)); });
        });
    QObject::connect(session, &SpecterSession::publicJournalChanged, ear,
        [told, show, session]
        {
            told->lines = session->lastPublicLines(shownLines);
            show();
        });
    QObject::connect(&specter, &SpecterDesk::heatForEverybody, ear,
        [told, show](bool shown)
        {
            told->heat = shown ? std::make_shared<Inference>() : nullptr;
            show();
        });
    show();
}

} // namespace dossier
