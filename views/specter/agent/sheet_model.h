#pragma once

#include "views/kit/theme.h"
#include "views/specter/selection/agent_draft.h"
#include "views/specter/selection/specter_command.h"

#include <QAbstractTableModel>

namespace dossier
{

/// The movement sheet: 40 turns with the space, the steps, the equipment and what the table was shown. The turn that is
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

    /// The row of the turn under way; none outside the agent's turn.
    [[nodiscard]] std::optional<int> currentRow() const;

    /// The path that a row tells; empty when it tells none.
    [[nodiscard]] std::vector<Space> pathOf(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// The line of a row and where the facts of its turn stand.
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
    /// It is not against a rule, but not all of it is chosen yet.
    bool m_unfinished = false;
    Theme m_theme;
};

} // namespace dossier
