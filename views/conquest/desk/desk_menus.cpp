#include "views/conquest/desk/desk_menus.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/board/hex_board.h"
#include "views/conquest/desk/space_menu.h"
#include "views/kit/plain_text.h"

#include <QMenu>

namespace dossier
{

using namespace conquest;

DeskMenus::DeskMenus(HexBoard *board, QWidget *page)
    : QObject(page)
    , m_page(page)
{
    connect(board, &HexBoard::contextAsked, this, &DeskMenus::openSpace);
}

void DeskMenus::openPlayer(Colour player, QPoint at)
{
    if (!acts())
        return;
    QMenu menu(m_page);
    for (const CourseCorrection &correction : correctionsOf(m_look.view->open, player))
        menu.addAction(menuLine(correction.text), this, [this, correction] { give(correction); });
    if (const Race *race = raceOf(m_look.view->open, player))
        addPrinted(menu, Printed(*race), {.print = [this](const Printed &printed) { emit printedAsked(printed); }});
    if (!menu.isEmpty())
        menu.exec(at);
}

void DeskMenus::openCourse(QPoint at)
{
    if (acts())
        open(courseCorrections(m_look.view->open), at);
}

void DeskMenus::openSpace(Place place, QPoint at)
{
    if (!acts())
        return;
    QMenu menu(m_page);
    fillSpaceMenu(menu, m_look, place,
        {.give = [this](const ConquestAsk &ask) { emit commandGiven(ask); },
            .correct = [this](const Effect &effect) { emit correctionAsked(effect); },
            .print = [this](const Printed &printed) { emit printedAsked(printed); }});
    for (const CourseCorrection &correction : actingCorrections(m_look.view->open, place))
        menu.addAction(menuLine(correction.text), this, [this, correction] { give(correction); });
    menu.exec(at);
}

void DeskMenus::open(const std::vector<CourseCorrection> &corrections, QPoint at)
{
    if (corrections.empty())
        return;
    QMenu menu(m_page);
    for (const CourseCorrection &correction : corrections)
        menu.addAction(menuLine(correction.text), this, [this, correction] { give(correction); });
    menu.exec(at);
}

void DeskMenus::give(const CourseCorrection &correction)
{
    for (const Event &event : correction.events)
        emit commandGiven(askingConquest(Correct{event}));
}

} // namespace dossier
