#pragma once

#include "told_line.h"

#include <QSlider>

namespace dossier
{

/// The way through the journal, from the start to now: where the handle is, the table is seen as it stood there.
class Timeline : public QSlider
{
    Q_OBJECT

public:
    explicit Timeline(QWidget *parent);

    /// A journal with so many lines; the handle goes to its end.
    void render(std::uint32_t count, const LineSource &source);

    /// Puts the handle to the line after which the table stood there first.
    void showPlace(journal::Position at);

    /// Puts the handle to the end, and tells nobody.
    void showNow();

    [[nodiscard]] bool isAtEnd() const { return value() == maximum(); }

signals:
    /// The table is to be seen as it stood after that line; 0 is the start.
    void lookAsked(std::uint32_t line, dossier::journal::Position at);
    /// The handle is back at the end.
    void nowAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void tellValue(int value);
    void retranslate();

    LineSource m_source;
};

/// Where the table stood after a line; a bookmark's line leaves it where it was.
journal::Position placeAfter(const LineSource &source, std::uint32_t line);

} // namespace dossier
