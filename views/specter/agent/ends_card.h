#pragma once

#include "views/specter/asks/agent_draft.h"

#include <QFrame>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace dossier
{

class OptionRow;

/// What would be shown if the move stopped at a space: those of the path that is drawn, and ends far off that
/// show least. What is shown alike is told once, and each space is one click away.
class EndsCard : public QFrame
{
    Q_OBJECT

public:
    explicit EndsCard(QWidget *parent);

    void render(const specter::View &view, const AgentDraft &draft, const std::vector<specter::QuietestEnd> &ends);

signals:
    void pathAsked(const std::vector<dossier::specter::Coordinate> &path);

private:
    struct Row
    {
        std::vector<specter::Coordinate> path;
        specter::Shown shown;
        /// A quieter path to the space where the drawn one ends.
        bool quieter = false;
        /// SO-MOVE-3: stopping there is the escape.
        bool escapes = false;
        /// It is there whatever path is drawn.
        bool stays = false;
        /// And so is one that is told alike.
        bool lineStays = false;
    };

    [[nodiscard]] static std::vector<Row> rowsOf(
        const specter::View &view, const AgentDraft &draft, const std::vector<specter::QuietestEnd> &ends);
    static std::vector<Row> rowsOfPath(
        const specter::View &view, const AgentDraft &draft, const std::vector<specter::QuietestEnd> &ends);
    static void addFar(std::vector<Row> &rows, const specter::QuietestEnd &far);
    static void putInOrder(std::vector<Row> &rows);
    /// Shows the rows from there on that are told alike, as a line, with the end of the path that is drawn marked;
    /// gives the first row that is not.
    std::size_t renderLine(std::size_t line, std::size_t from, const std::vector<specter::Coordinate> &path);
    void addLine();

    QLabel *m_caption;
    QLabel *m_counts;
    QVBoxLayout *m_lines;
    std::vector<Row> m_rows;
    /// A chip and its spaces for each line, and the row that the first of them is.
    QList<QLabel *> m_chips;
    QList<OptionRow *> m_spaces;
    std::vector<std::size_t> m_firsts;
};

} // namespace dossier
