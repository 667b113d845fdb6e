#pragma once

#include "views/kit/flowing_area.h"

#include <QPointer>

namespace dossier
{

/// A column at the side of a page that scrolls vertically, as wide as its content and no narrower than its minimum in
/// characters.
class SideColumn : public FlowingArea
{
    Q_OBJECT

public:
    SideColumn(QWidget *content, int characters, QWidget *parent);

    [[nodiscard]] QSize sizeHint() const override;

    /// Takes the width that its content needs now.
    void fitWidth();

    /// Sets another minimum width, in characters.
    void setCharacters(int characters)
    {
        m_characters = characters;
        fitWidth();
    }

    /// Fixes the width at its characters from now on, whatever the content needs: nothing beside it moves.
    void keepWidth();

    /// Fixes the width at its characters in every language from now on: the content wraps or is elided.
    void keepCharacterWidth();

    /// Forgets the widths of earlier content: the column holds other content now.
    void measureAnew();

    /// Pins a widget of the page above the scrolled part; null removes it.
    void pin(QWidget *top);

protected:
    /// Another font size needs another width.
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    /// A visible column has its style and knows its width.
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void moveEvent(QMoveEvent *event) override;

private:
    [[nodiscard]] int minWidth();
    void placeTop();
    void measureSoon();

    int m_characters;
    bool m_kept = false;
    bool m_charactersOnly = false;
    int m_min = 0;
    /// True while the content is still getting its font.
    bool m_settles = false;
    /// Width of an average character when the content was last measured while visible.
    int m_characterWidth = 0;
    /// A child of the page, not of the scroll area: there, screen readers find only the page.
    QPointer<QWidget> m_top;
};

} // namespace dossier
