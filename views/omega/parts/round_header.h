#pragma once

#include "views/kit/theme.h"
#include "views/omega/asks/ask.h"

#include <QFrame>
#include <QTimer>

class QLabel;
class QPushButton;

namespace dossier
{

class PhaseRow;
class RoundTrack;
class TableMenu;

/// The strip at the top of the desk: mission and round, the track, the steps, and the one button that says what it will
/// do next. One row of a height that never changes.
class RoundHeader : public QFrame
{
    Q_OBJECT

public:
    explicit RoundHeader(QWidget *parent);

    void render(const SeenView &view);

    /// Whether steps without a choice run by themselves, as it was set last.
    void renderSteps(bool alone);
    void setTheme(const Theme &theme);

    /// What people have put together for what is due, and is given instead; nothing while it is as proposed.
    void choose(const std::optional<Ask> &chosen);

    /// Something else is meant now, such as an attack on what is picked: the button is there, but not bright.
    void setQuiet(bool quiet);

    /// Flashes a few times.
    void flash();

    [[nodiscard]] QPushButton *primary() const { return m_primary; }

    /// Whether something is due, and does it as its button does.
    [[nodiscard]] bool isDue() const;
    void goOn();

signals:
    /// What is due, as it stands.
    void commandGiven(const dossier::Ask &command);
    /// Several things that are due, by one press: one step back takes all of them.
    void allGiven(const std::vector<dossier::Ask> &commands);
    /// What is due cannot be given as it stands: people choose, roll or place first.
    void choiceAsked();
    /// Something is to be done that has no button: the form for it is to be shown.
    void formAsked();
    void correctionAsked();
    /// The events of the mission are to be listed.
    void eventsAsked();
    /// It is to be told again how the game ended.
    void endAsked();
    void stepsAloneChosen(bool alone);
    void backAsked();

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void chooseAll();
    void layOut();
    void fit();
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] int placeWidth() const;
    void retranslate();
    void light(bool lit);

    SeenView m_view;
    std::optional<Ask> m_chosen;
    bool m_quiet = false;
    QTimer m_flashes;
    int m_flashesLeft = 0;
    bool m_narrow = false;
    QWidget *m_place;
    QPushButton *m_back;
    QLabel *m_mission;
    QLabel *m_round;
    QLabel *m_crisis;
    RoundTrack *m_track;
    PhaseRow *m_phases;
    TableMenu *m_table;
    QPushButton *m_primary;
};

/// Where the game stands: its round, before that the set-up, in the end who won.
QString roundText(const omega::PublicTable &table);

/// When the Crisis Point comes, or that it is reached; empty when the mission has none.
QString crisisText(const omega::PublicTable &table);

/// What the primary button is about: the first thing that is due; nothing when the game is over.
const omega::Due *firstDue(const omega::View &view);

/// Whether a command that is due can be given as it stands, with nothing to choose, roll or place.
bool isWhole(const omega::Command &command);

} // namespace dossier
