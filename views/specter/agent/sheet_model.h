#pragma once

#include "views/kit/theme.h"
#include "views/specter/selection/agent_draft.h"
#include "views/specter/selection/specter_command.h"

#include <QAbstractTableModel>

namespace dossier
{

/// The movement sheet: 40 turns with the space, the steps, the equipment and the facts shown to the table. The turn
/// under way shows the draft.
class SheetModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : int
    {
        Turn,
        At,
        Steps,
        Used,
        ShownThen,
    };

    explicit SheetModel(QObject *parent);

    void render(const SpecterViewPtr &view);
    /// Shows the entry that the turn under way would write.
    void renderDraft(const AgentDraft &draft, const DraftVerdict &verdict);
    void setColors(const Theme &theme);

    /// Returns the row of the turn under way; nothing outside the agent's turn.
    [[nodiscard]] std::optional<int> currentRow() const;

    /// Returns the path of a row; empty when the row has none.
    [[nodiscard]] std::vector<Space> pathOf(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// Returns the line of a row, and the facts of its turn.
    [[nodiscard]] const specter::SheetLine *lineOf(int row) const;
    [[nodiscard]] const specter::TurnFacts *factsOf(int row) const;
    [[nodiscard]] QString text(int row, Column column) const;
    [[nodiscard]] QString draftText(Column column) const;
    [[nodiscard]] QString shownText(int row) const;
    [[nodiscard]] QString tip(int row, Column column) const;

    SpecterViewPtr m_view;
    AgentDraft m_draft;
    std::optional<specter::Shown> m_foreseen;
    bool m_escapes = false;
    /// True when the draft breaks no rule, but some choices are missing.
    bool m_unfinished = false;
    Theme m_theme;
};

} // namespace dossier
