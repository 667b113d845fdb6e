#pragma once

#include "views/kit/part.h"

#include <QWidget>

namespace dossier
{

class Screen;

/// Content of a page with one card. A screen reader says the name of the page, then everything below the title.
struct PageCard
{
    QString caption{};
    QString title{};
    Parts inside{};
    QString name{};
    QString tip{};
};

/// A page with one centred card, for one player's eyes. It takes the focus when it is shown, so that a key meant for
/// the page before presses nothing; its buttons are reached by Tab or by shortcuts.
class CardScreen : public QWidget
{
public:
    explicit CardScreen(QWidget *parent = nullptr);

    /// Shows the result of `make` from now on, in each language. `seat` names the seat whose view it is made from.
    void render(const QString &seat, const std::function<PageCard()> &make);

    [[nodiscard]] Screen &screen() { return *m_screen; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    Part present(const PageCard &card);

    Screen *m_screen;
};

} // namespace dossier
