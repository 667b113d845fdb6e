#pragma once

#include "public_ink.h"

#include <QWidget>

namespace dossier
{

/// A part of a window for everybody: drawn in units that grow with the window, told in words to screen readers.
class PublicPart : public QWidget
{
    Q_OBJECT

public:
    explicit PublicPart(QWidget *parent);

    void setTheme(const Theme &theme);
    void setUnit(double pixels);

    /// The smallest letters of the last picture, in pixels; 0 without any.
    [[nodiscard]] double leastLetters() const { return m_least; }

    /// Whether a line of the last picture had to be cut.
    [[nodiscard]] bool isCut() const { return m_cut; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

    /// Whether there is anything to show yet.
    [[nodiscard]] virtual bool hasView() const = 0;

    /// Draws the part; there is a view.
    virtual void drawPart(PublicInk &ink) = 0;

    /// The same in words.
    [[nodiscard]] virtual QString toldPart() const = 0;

    /// Tells anew and draws anew.
    void refresh();

private:
    Theme m_theme;
    double m_unit = 10;
    double m_least = 0;
    bool m_cut = false;
};

} // namespace dossier
