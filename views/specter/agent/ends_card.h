#pragma once

#include "views/specter/asks/agent_draft.h"

#include <QFrame>

#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace dossier
{

/// What would be shown if the move stopped at a space: those of the path that is drawn, or ends far off that are
/// reached unseen. Each is one click away.
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
    };

    [[nodiscard]] static std::vector<Row> rowsOf(
        const specter::View &view, const AgentDraft &draft, const std::vector<specter::QuietestEnd> &ends);
    void renderRow(std::size_t index, const Row &row);

    QLabel *m_caption;
    QLabel *m_counts;
    QGridLayout *m_grid;
    std::vector<Row> m_rows;
    QList<QPushButton *> m_buttons;
    QList<QLabel *> m_chips;
};

} // namespace dossier
