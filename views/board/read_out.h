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

    /// Reserves another number of lines.
    void setLines(int lines);

    /// Keeps that part of the text when there is no room for all of it, if the part itself fits; empty when no part is
    /// more important. Of a text that begins with it, whole parts are shown, which a middle dot separates.
    void keep(const QString &part);

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
};

} // namespace dossier
