#pragma once

#include "views/kit/flowing_area.h"

namespace dossier
{

/// A column at the side of a page that scrolls up and down only, as wide as what it holds and no narrower than so many
/// characters.
class SideColumn : public FlowingArea
{
    Q_OBJECT

public:
    SideColumn(QWidget *content, int characters, QWidget *parent);

    [[nodiscard]] QSize sizeHint() const override;

    /// Takes the width that its content asks for now.
    void fitWidth();

    /// From now on as wide as its characters, whatever its content asks for: nothing beside it moves.
    void keepWidth();

    /// What it held so far says nothing of its width any more: it holds other things now.
    void measureAnew();

protected:
    /// Letters of another size need another width.
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    /// What is shown has its style and knows its width.
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] int leastWidth();

    int m_characters;
    bool m_kept = false;
    int m_least = 0;
};

} // namespace dossier
