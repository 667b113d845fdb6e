#pragma once

#include <QLabel>

namespace dossier
{

/// What is said in passing, on two lines: as high when there is little to say as when there is much, so that nothing
/// around it moves. What does not fit ends with an ellipsis and is told by the tip.
class ReadOut : public QLabel
{
    Q_OBJECT

public:
    /// Holds so many lines, which it takes whether they are full or not.
    explicit ReadOut(QWidget *parent, int lines = 2);

    void say(const QString &text);

    /// Holds so many lines from now on.
    void setLines(int lines);

    /// Lines that the whole of it takes, as wide as it is.
    [[nodiscard]] int linesNeeded() const;

    /// What does not fit lacks its middle from now on: how it ends tells as much as how it begins.
    void elideMiddle();

    /// That part of what is said stays where there is no room for all of it, as long as it has room by itself; empty
    /// where no part is more than another.
    void keep(const QString &part);

    /// Whether the whole of it can be read so many pixels wide.
    [[nodiscard]] bool isWholeAt(int width) const;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    [[nodiscard]] QSize sizeOf(const QString &text, int width) const;
    /// How high its lines are.
    [[nodiscard]] int room() const;

    [[nodiscard]] QString shortened(qsizetype letters) const;
    [[nodiscard]] QString cut(int width) const;
    [[nodiscard]] QString keptAt(int width) const;
    [[nodiscard]] bool holds(const QString &text, int width) const;

    QString m_text;
    QString m_kept;
    int m_lines;
    bool m_middle = false;
};

} // namespace dossier
