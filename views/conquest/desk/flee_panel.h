#pragma once

#include "views/conquest/desk/table_look.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QPushButton;

namespace dossier
{

/// CQ-FIGHT-4: where each alien flees to, at a table where they need not stay together: a list of spaces for each, and
/// one button for all. Not shown where they cannot flee, or have one way.
class FleePanel : public QFrame
{
    Q_OBJECT

public:
    explicit FleePanel(QWidget *parent);

    void render(const TableLook &look);

    /// What it would give now; nothing where there is nothing to choose.
    [[nodiscard]] std::optional<conquest::Flee> command() const;

signals:
    void commandGiven(const dossier::ConquestAsk &command);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void seat(const std::vector<conquest::AlienId> &aliens);

    TableLook m_look;
    QLabel *m_caption;
    QWidget *m_rows;
    std::vector<std::pair<conquest::AlienId, QComboBox *>> m_boxes;
    std::vector<conquest::Place> m_ways;
    QPushButton *m_flee;
};

} // namespace dossier
