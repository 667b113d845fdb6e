#pragma once

#include "views/conquest/desk/course_corrections.h"
#include "views/conquest/desk/table_look.h"

#include <QObject>

class QPoint;
class QWidget;

namespace dossier
{

class HexBoard;

/// What a right click opens: on a space what is due there and what lies there, on a player who is first and on turn, on
/// the header the round, the phase, the battle.
class DeskMenus : public QObject
{
    Q_OBJECT

public:
    DeskMenus(HexBoard *board, QWidget *page);

    /// What the menus are about from now on; nothing can be put right of a table as it stood before.
    void render(const TableLook &look) { m_look = look; }

    /// Opens the corrections of round, phase and battle there.
    void openCourse(QPoint at);

    /// Opens the corrections of who is first and on turn, and of what is printed of the race.
    void openPlayer(conquest::Colour player, QPoint at);

signals:
    void commandGiven(const dossier::ConquestAsk &command);
    /// The form for a value that is put right is to open.
    void correctionAsked(const dossier::conquest::Effect &effect);
    /// The form for what is printed is to open.
    void printedAsked(const dossier::conquest::Printed &printed);

private:
    void openSpace(conquest::Place place, QPoint at);
    void open(const std::vector<CourseCorrection> &corrections, QPoint at);
    void give(const CourseCorrection &correction);

    [[nodiscard]] bool acts() const { return m_look.view && !m_look.past; }

    TableLook m_look;
    QWidget *m_page;
};

} // namespace dossier
