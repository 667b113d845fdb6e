#pragma once

#include "views/kit/theme.h"
#include "views/omega/owner/owner_told.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace dossier
{

class BoardView;
class Choice;
struct BoardSpot;

/// The step of the map: where it comes from, and what is placed on it.
class OwnerMap : public QWidget
{
    Q_OBJECT

public:
    explicit OwnerMap(QWidget *parent);

    void render(const OwnerMapTold &map);
    void setTheme(const Theme &theme);
    void takeFocus();

signals:
    /// A map is to be drawn, to be read from a file, or the open one is to be taken.
    void drawAsked();
    void fileAsked();
    void openMapAsked();
    /// Something is placed there, or taken away again.
    void spotTurned(dossier::omega::MapSpot spot, dossier::Space space);

protected:
    void changeEvent(QEvent *event) override;

private:
    void turn(Space space);
    void retranslate();
    void renderBoard();

    OwnerMapTold m_told;
    QPushButton *m_draw;
    QPushButton *m_takeOpen;
    QPushButton *m_file;
    Choice *m_spot;
    QLabel *m_state;
    BoardView *m_board;
};

} // namespace dossier
