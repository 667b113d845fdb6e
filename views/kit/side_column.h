#pragma once

#include "views/kit/flowing_area.h"

#include <QPointer>

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

    /// Asks for another width, in letters.
    void setCharacters(int characters)
    {
        m_characters = characters;
        fitWidth();
    }

    /// From now on as wide as its characters, whatever its content asks for: nothing beside it moves.
    void keepWidth();

    /// From now on as wide as its characters and no wider, in every language: what it holds wraps or is cut in that.
    void keepCharacterWidth();

    /// What it held so far says nothing of its width any more: it holds other things now.
    void measureAnew();

    /// Keeps a widget of the page in sight above what scrolls; with null nothing any more.
    void pin(QWidget *top);

protected:
    /// Another font size need another width.
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    /// What is shown has its style and knows its width.
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
    /// Whether what it holds is still getting its letters.
    bool m_settles = false;
    /// How wide the letters were when it was measured in sight.
    int m_characterWidth = 0;
    /// A child of the page, not of the area that scrolls: a screen reader finds no other in that.
    QPointer<QWidget> m_top;
};

} // namespace dossier
