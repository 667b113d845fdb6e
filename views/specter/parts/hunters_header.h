#pragma once

#include "views/specter/asks/ask.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace dossier
{

/// What the one button of the header does, and what it says; without a command it leads to what has to be chosen, and
/// without words there is none.
struct PrimaryAct
{
    std::optional<SpecterAsk> ask{};
    QString text{};
    QString tip{};
    /// Not what is meant most likely: against a rule, or it gives something up.
    bool quiet = false;
    /// Nothing is left to be done here: it leads away from the session.
    bool leaves = false;
    /// Nothing is left to be done here in this turn: somebody else takes the machine.
    bool handsOver = false;
};

/// The strip at the top of the hunters' page: turn, whose part it is, the hunters who had their turn and those who are
/// due, and the one button that says what it will do.
class HuntersHeader : public QFrame
{
    Q_OBJECT

public:
    explicit HuntersHeader(QWidget *parent);

    void render(const SeenSpecter &view, const PrimaryAct &act);

    [[nodiscard]] QPushButton *primary() const { return m_primary; }

    /// Whether the one button does what is meant most likely.
    [[nodiscard]] bool canGoOn() const { return !m_act.text.isEmpty() && !m_act.quiet; }

signals:
    void commandGiven(const dossier::SpecterAsk &command);
    /// People choose first.
    void choiceAsked();
    void backAsked();
    void handOverAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    /// Nothing that is said makes it higher.
    void fit();
    void fitOrder();
    void retranslate();
    void renderChips();

    SeenSpecter m_view;
    PrimaryAct m_act;
    QWidget *m_place;
    QPushButton *m_back;
    QLabel *m_part;
    QLabel *m_turn;
    QLabel *m_of;
    QWidget *m_order;
    QHBoxLayout *m_orderRow;
    /// All hunters by the letters of their tokens, where the names have no room.
    QLabel *m_signs;
    QList<QLabel *> m_chips;
    QPushButton *m_primary;
};

/// Whose part of the turn it is, or how the game ended.
QString partText(const specter::PublicView &view);

} // namespace dossier
