#include "views/omega/desk/order_row.h"

#include "views/omega/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct OrderWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::OrderRow)
};

std::vector<omega::Role> movedUp(std::vector<omega::Role> order, std::size_t place)
{
    if (place == 0)
        std::ranges::rotate(order, order.begin() + 1);
    else
        std::swap(order[place], order[place - 1]);
    return order;
}

/// The others move up.
std::vector<omega::Role> moved(std::vector<omega::Role> order, std::size_t from, std::size_t to)
{
    const omega::Role role = order[from];
    order.erase(order.begin() + static_cast<std::ptrdiff_t>(from));
    order.insert(order.begin() + static_cast<std::ptrdiff_t>(to), role);
    return order;
}

} // namespace

Part orderRow(const omega::PublicTable &table, const std::vector<omega::Role> &order,
    const std::function<void(const std::vector<omega::Role> &order)> &ordered)
{
    Parts chips;
    for (std::size_t place = 0; place < order.size(); ++place)
    {
        const QString commando = wording::calledOf(table, order[place]);
        const auto drop = [=](const QString &dragged)
        {
            if (const std::size_t from = dragged.toULong(); from < order.size())
                ordered(moved(order, from, place));
        };
        chips.push_back(button(OrderWords::tr("%1 %2", "a place in the order, a commando").arg(place + 1).arg(commando),
            "offer", [=] { ordered(movedUp(order, place)); })
                .withTip(OrderWords::tr("Let %1 act one place earlier; or drag to another place").arg(commando))
                .with(&Part::dragged, QString::number(place))
                .with(&Part::dropped, drop));
    }
    return column(
        {text(OrderWords::tr("A click lets a commando act one place earlier; drag for any place."), Role::Small)
                .wrapping(),
            flow(std::move(chips)).spaced(6).keyed(QStringLiteral("order"))});
}

} // namespace dossier
