#pragma once

#include <QPushButton>

namespace dossier
{

class DiceRow;

/// The button that takes the dice as they are shown. It is as wide as the longest that it says of so many dice: nothing
/// beside it moves while they are turned.
class EnterButton : public QPushButton
{
    Q_OBJECT

public:
    explicit EnterButton(QWidget *parent);

    /// Says what it takes: blank dice that nobody turned are named. `applies`: they are applied with it.
    void render(const DiceRow &dice, bool applies);

    [[nodiscard]] QSize sizeHint() const override;

private:
    int m_dice = 0;
};

} // namespace dossier
