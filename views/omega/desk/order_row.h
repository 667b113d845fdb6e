#pragma once

#include "model/omega/seen/state.h"

#include <QList>
#include <QWidget>

class QPushButton;

namespace dossier
{

/// Commandos in the order of their turns; a press moves one a place forward.
class OrderRow : public QWidget
{
    Q_OBJECT

public:
    explicit OrderRow(QWidget *parent);

    void render(const omega::PublicTable &table, const std::vector<omega::Role> &order);

signals:
    void ordered(const std::vector<dossier::omega::Role> &order);

private:
    void moveUp(std::size_t place);

    std::vector<omega::Role> m_order;
    QList<QPushButton *> m_buttons;
};

} // namespace dossier
