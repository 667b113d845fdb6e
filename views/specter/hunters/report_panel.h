#pragma once

#include "views/specter/asks/ask.h"

#include <QFrame>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace dossier
{

class AskRow;

/// What an agent on paper showed with his move, entered by one press: nothing, seen, or where he was seen last; the
/// objectives that he turns over before, and the card that he announces.
class ReportPanel : public QFrame
{
    Q_OBJECT

public:
    explicit ReportPanel(QWidget *parent);

    /// Asks for the move of that agent.
    void render(const SeenSpecter &view, specter::Agent agent);

    /// Whether the next space that is pressed on the board is an answer.
    [[nodiscard]] bool isPlacing() const { return isVisible() && m_placing != Placing::Nothing; }

    void place(const specter::Coordinate &at);
    /// Gives the keyboard to the answers.
    void takeFocus();
    void stopPlacing();

signals:
    void commandGiven(const dossier::SpecterAsk &command);
    void placingChanged();

private:
    /// What a press on the board tells.
    enum class Placing : std::uint8_t
    {
        Nothing,
        Seen,
        LastSeen,
        Objective,
        Card,
    };

    void layOut();
    void listen();
    void retranslate();
    void renderCard();
    void renderObjectives();
    void fillChoices();
    void placeFor(Placing placing);
    void report(const specter::Shown &shown);
    [[nodiscard]] std::optional<specter::Equipment> card() const;

    SeenSpecter m_view;
    specter::Agent m_agent = specter::Agent::First;
    Placing m_placing = Placing::Nothing;
    std::optional<specter::Coordinate> m_cardAt;
    QLabel *m_headline;
    QPushButton *m_nothing;
    QPushButton *m_seen;
    QPushButton *m_lastSeen;
    QLabel *m_objectivesCaption;
    AskRow *m_objectives;
    QPushButton *m_objective;
    QComboBox *m_card;
    QPushButton *m_where;
    QComboBox *m_hunter;
    QSpinBox *m_die;
    QCheckBox *m_stunned;
    QComboBox *m_character;
    QLabel *m_hint;
};

} // namespace dossier
