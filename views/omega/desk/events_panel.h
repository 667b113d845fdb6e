#pragma once

#include "views/omega/asks/ask.h"

#include <QFrame>

#include <optional>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace dossier
{

/// One event of the mission as the overseer's panel tells it.
struct EventLine
{
    QString name{};
    /// When it comes, or that it has come.
    QString when{};
    /// What it puts on the map; else where that is to be read.
    QString does{};
    /// Nobody but the overseer knows of it.
    bool secret = false;
    /// Gives it, where it is due or can be sprung.
    std::optional<Ask> apply{};
};

/// Every event of the mission, those that everybody knows first, then those that the overseer has planned.
std::vector<EventLine> eventLines(const omega::View &view);

/// Lists the events of the mission, one in a row, with a button where one is due.
class EventsPanel : public QFrame
{
    Q_OBJECT

public:
    explicit EventsPanel(QWidget *parent);

    void render(const SeenView &view);

    /// Whether an event that has come waits to be carried out.
    [[nodiscard]] bool isDue() const;

    /// Gives the keyboard to the first event that has come, else to the button that closes, at the top.
    void takeFocus();

signals:
    void commandGiven(const dossier::Ask &ask);
    void closeAsked();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// What shows one event.
    struct Row
    {
        QLabel *name;
        QLabel *when;
        QLabel *does;
        QPushButton *apply;
    };

    Row newRow(int number);
    void place(const Row &row, int number);
    void spread();
    void fit();
    void retranslate();

    SeenView m_view;
    std::vector<EventLine> m_lines;
    QLabel *m_caption;
    QLabel *m_none;
    QGridLayout *m_grid;
    std::vector<Row> m_rows;
    /// There is room for one column alone.
    bool m_narrow = false;
    QPushButton *m_close;
};

} // namespace dossier
