#pragma once

#include <QLabel>

namespace dossier
{

/// A transient message of two lines: its height does not depend on the length of the text, so that nothing around it
/// moves. A text that does not fit ends with an ellipsis and is complete in the tip.
class ReadOut : public QLabel
{
    Q_OBJECT

public:
    /// Reserves that many lines, full or not.
    explicit ReadOut(QWidget *parent, int lines = 2);

    void say(const QString &text);

    /// Changes the number of reserved lines.
    void setLines(int lines);

    /// Number of lines that the whole text needs at the current width.
    [[nodiscard]] int linesNeeded() const;

    /// From now on cuts a text that does not fit in its middle: its end is as important as its beginning.
    void elideMiddle();

    /// Keeps that part of the text when there is no room for all of it, if the part itself fits; empty when no part is
    /// more important.
    void keep(const QString &part);

    /// True when the whole text fits in a width of that many pixels.
    [[nodiscard]] bool fitsWidth(int width) const;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    [[nodiscard]] QSize sizeOf(const QString &text, int width) const;
    /// Returns the height of its lines.
    [[nodiscard]] int room() const;

    [[nodiscard]] QString shortened(qsizetype characters) const;
    [[nodiscard]] QString cut(int width) const;
    [[nodiscard]] QString keptAt(int width) const;
    [[nodiscard]] bool holds(const QString &text, int width) const;

    QString m_text;
    QString m_kept;
    int m_lines;
    bool m_middle = false;
};

} // namespace dossier
