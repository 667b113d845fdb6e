#pragma once

#include "ask.h"
#include "public_ink.h"

#include <QWidget>

namespace dossier
{

/// A part of the public window: drawn in units that grow with the window, told in words to screen readers.
class PublicPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PublicPanel(QWidget *parent);

    /// Shows what everybody may know.
    void render(const SeenView &everybodys);
    void setTheme(const Theme &theme);
    void setUnit(double pixels);

    /// The smallest letters of the last picture, in pixels; 0 without any.
    [[nodiscard]] double leastLetters() const { return m_least; }

    /// Whether a line of the last picture had to be cut.
    [[nodiscard]] bool isCut() const { return m_cut; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

    /// Draws the panel; there is a view.
    virtual void draw(PublicInk &ink, const omega::View &view) = 0;

    /// The same in words.
    [[nodiscard]] virtual QString told(const omega::View &view) const = 0;

    /// Tells anew and draws anew.
    void refresh();

private:
    SeenView m_view;
    Theme m_theme;
    double m_unit = 10;
    double m_least = 0;
    bool m_cut = false;
};

} // namespace dossier
