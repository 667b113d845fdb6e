#pragma once

#include <QPushButton>

namespace dossier
{

/// What a row of buttons has no room for, as the menu of its last button.
class RestMenu : public QPushButton
{
    Q_OBJECT

public:
    explicit RestMenu(QWidget *parent);

    /// An entry for each of these buttons, which presses it; without one there is no menu.
    void render(const QList<QPushButton *> &buttons);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
};

} // namespace dossier
