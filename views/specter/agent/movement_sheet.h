#pragma once

#include "views/kit/theme.h"
#include "views/specter/asks/agent_draft.h"
#include "views/specter/asks/ask.h"

#include <QFrame>

class QLabel;
class QTableView;

namespace dossier
{

class SheetModel;

/// The agent's movement sheet beside the board.
class MovementSheet : public QFrame
{
    Q_OBJECT

public:
    explicit MovementSheet(QWidget *parent);

    void render(const SeenSpecter &view);
    void renderDraft(const AgentDraft &draft, const DraftVerdict &verdict);
    void setTheme(const Theme &theme);

    /// Beside the board it is as wide as its columns ask for; under it, some lines high.
    void setBeside(bool beside);

signals:
    /// The way of a turn that is over is to be seen; an empty one when none is.
    void wayAsked(const std::vector<dossier::Space> &path);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void fit();
    void scrollToNow();

    bool m_beside = true;
    SeenSpecter m_view;
    SheetModel *m_model;
    QLabel *m_caption;
    QLabel *m_secret;
    QTableView *m_table;
};

} // namespace dossier
