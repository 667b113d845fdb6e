#pragma once

#include "views/specter/asks/ask.h"
#include "views/specter/asks/hunters_pick.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QPushButton;

namespace dossier
{

class OptionRow;

/// What an agent on paper answers to a hunter, entered by one press: clear, or where he is, with what goes with it.
class AnswerPanel : public QFrame
{
    Q_OBJECT

public:
    explicit AnswerPanel(QWidget *parent);

    /// Asks for that agent's answer to what is picked.
    void ask(const SeenSpecter &view, const HuntersPick &pick, specter::Agent agent);

    /// Whether the next space that is pressed on the board is where the agent is.
    [[nodiscard]] bool isPlacing() const;
    void place(const specter::Coordinate &at);
    void stopPlacing();

    /// Gives the keys to the first of its buttons that is still to answer.
    void takeFocus();

signals:
    void answered(const dossier::specter::Said &said);
    void placingChanged();

private:
    void layOut();
    void retranslate();
    void renderReadings();
    void renderCharacter();
    void answer(const std::optional<specter::Coordinate> &at);
    [[nodiscard]] bool isWhole() const;
    [[nodiscard]] bool asksOfThen() const;

    SeenSpecter m_view;
    HuntersPick m_pick;
    specter::Said m_said;
    /// Where the agent was has been told to one who looks back.
    bool m_toldOfThen = false;
    QLabel *m_headline;
    OptionRow *m_readings;
    OptionRow *m_close;
    QPushButton *m_clear;
    QPushButton *m_seen;
    QComboBox *m_character;
    QLabel *m_hint;
};

} // namespace dossier
