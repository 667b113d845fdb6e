#pragma once

#include "views/omega/asks/ask.h"

#include <QFrame>

#include <optional>

class QGridLayout;
class QLabel;
class QPushButton;

namespace dossier
{

class JournalStrip;

/// How a game ended, for everybody to look at together: who has won, in which round and after how long, how each
/// commando came out of it, where the adrenaline lies. It opens when the game is over and goes by Esc.
class EndPanel : public QFrame
{
    Q_OBJECT

public:
    explicit EndPanel(QWidget *parent);

    /// What the journal tells of the evening: the times of day of its first and last line, and what happened last.
    struct Told
    {
        QString began;
        QString ended;
        QString last;
    };

    /// Shows how the game ended, until it is put away; with nothing told the game goes on, and can end again. Whether
    /// it has opened now.
    bool tell(const SeenView &view, const std::optional<Told> &told);

    /// Hides it: the end was looked at. False where it was hidden.
    bool putAway();

    /// Shows it once more, with what was told last.
    void showAgain();

    void takeFocus();

signals:
    /// Who has won.
    void commandGiven(const dossier::Ask &ask);
    void closeAsked();
    /// To the start page.
    void leaveAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void render(const omega::PublicView &view, const Told &told);
    void tellWinner(Side winner);
    void renderCommandos(const omega::PublicTable &table);
    QLabel *cellAt(int row, int column);

    QLabel *m_headline;
    QLabel *m_when;
    QLabel *m_last;
    QWidget *m_people;
    QGridLayout *m_grid;
    QLabel *m_adrenaline;
    /// Nobody has said yet who has won.
    bool m_open = false;
    /// The end was looked at, and put away.
    bool m_seen = false;
    QPushButton *m_commandos;
    QPushButton *m_overseer;
    QPushButton *m_leave;
    QPushButton *m_close;
};

/// How the journal of so many lines tells the end: how the game ended, also against a rule, and not who said afterwards
/// that he has won.
EndPanel::Told endTold(const JournalStrip &journal, std::uint32_t lines);

} // namespace dossier
