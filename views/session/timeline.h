#pragma once

#include "views/session/journal_row.h"

#include <QSlider>

namespace dossier
{

/// A slider through the journal, from the start to now: the table is shown at the position of the handle. Marks below
/// it show where rounds begin.
class Timeline : public QSlider
{
    Q_OBJECT

public:
    /// `nameOf` returns the name of a round.
    Timeline(std::function<QString(int number)> nameOf, QWidget *parent);

    /// Shows the journal, with the handle at its end.
    void render(const ShownJournal &journal);

    /// Moves the handle to the line that first led to that position.
    void showPlace(journal::Position at);

    /// Moves the handle to the end without a signal.
    void showNow();

    [[nodiscard]] QSize sizeHint() const override;

    /// Round at the handle; nothing before the first known one.
    [[nodiscard]] std::optional<int> round() const;

    /// Moves to the previous or next begin of a round, or to the end of the line.
    void toRoundBefore();
    void toRoundAfter();

signals:
    /// Requests the table after that line; 0 is the start.
    void positionRequested(std::uint32_t line, dossier::journal::Position at);
    /// The handle is back at the end.
    void presentRequested();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    /// The bar takes the upper part.
    void initStyleOption(QStyleOptionSlider *option) const override;

private:
    void announceValue(int value);
    void readRounds();
    void retranslate();
    [[nodiscard]] QFont numberFont() const;
    /// Height of the marks and their numbers.
    [[nodiscard]] int marksHeight() const;
    [[nodiscard]] double middleOf(std::uint32_t line) const;

    std::function<QString(int number)> m_nameOf;
    LineSource m_source;
    RoundSource m_roundSource;
    std::vector<RoundMark> m_rounds;
    /// Current position of the table, and position shown.
    journal::Position m_now{};
    journal::Position m_at{};
};

/// Returns the position of the table after a line; a bookmark's line does not change it.
journal::Position placeAfter(const LineSource &source, std::uint32_t line);

} // namespace dossier
