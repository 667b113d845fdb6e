#include "views/kit/typed_digit.h"

#include <QKeyEvent>

namespace dossier
{

std::optional<int> typedDigit(const QKeyEvent &event)
{
    constexpr Qt::KeyboardModifiers plain = Qt::ShiftModifier | Qt::KeypadModifier | Qt::GroupSwitchModifier;
    const QString text = event.text();
    if ((event.modifiers() & ~plain) != Qt::NoModifier || text.size() != 1 || !text.front().isDigit())
        return std::nullopt;
    return text.front().digitValue();
}

} // namespace dossier
