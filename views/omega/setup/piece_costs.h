#pragma once

#include "views/omega/asks/ask.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace dossier
{

class OptionalNumber;

/// The pieces of the dashboard with their costs, which can be changed, and those of the box that can be laid beside
/// them.
class PieceCosts : public QWidget
{
    Q_OBJECT

public:
    explicit PieceCosts(QWidget *parent);

    /// `box` are the pieces that the pack has, those in play among them.
    void render(const SeenView &view, const std::vector<omega::Ability> &box);

signals:
    void commandGiven(const dossier::Ask &command);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        QLabel *name;
        QWidget *costs;
        OptionalNumber *ready;
        OptionalNumber *committed;
        OptionalNumber *refresh;
        QPushButton *leaves;
    };

    void addRow();
    void change(std::size_t row);
    void retranslate();

    std::vector<omega::Ability> m_pieces;
    /// What can be added.
    std::vector<omega::Ability> m_others;
    QVBoxLayout *m_column;
    std::vector<Row> m_rows;
    QWidget *m_more;
    QComboBox *m_other;
    QPushButton *m_add;
};

} // namespace dossier
