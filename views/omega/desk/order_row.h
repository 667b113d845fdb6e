#pragma once

#include "model/omega/seen/state.h"

#include <QList>
#include <QPoint>
#include <QWidget>

#include <map>
#include <optional>
#include <vector>

class QPushButton;

namespace dossier
{

/// Commandos in the order of their turns; a press moves one a place forward, and a chip can be dragged to its place.
class OrderRow : public QWidget
{
    Q_OBJECT

public:
    explicit OrderRow(QWidget *parent);

    void render(const omega::PublicTable &table, const std::vector<omega::Role> &order);

signals:
    void ordered(const std::vector<dossier::omega::Role> &order);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// A chip that is being dragged: where it came from, and where it would be let go.
    struct Drag
    {
        QPoint from;
        std::size_t at;
        bool moving = false;
        std::vector<omega::Role> before;
    };

    void moveUp(std::size_t place);
    void dragTo(QPoint point);
    [[nodiscard]] std::size_t placeAt(QPoint point) const;
    void name();
    void hold(std::optional<std::size_t> place);

    std::vector<omega::Role> m_order;
    std::map<omega::Role, QString> m_names;
    std::optional<Drag> m_drag;
    QList<QPushButton *> m_buttons;
};

} // namespace dossier
