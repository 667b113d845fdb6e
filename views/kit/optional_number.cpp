#include "views/kit/optional_number.h"

#include "views/kit/framed_number.h"

#include <QSignalBlocker>
#include <QWheelEvent>

namespace dossier
{

namespace
{

constexpr QChar unknownDash(0x2013);

QString digitsOf(QString text)
{
    return text.removeIf([](QChar letter) { return !letter.isDigit(); });
}

} // namespace

OptionalNumber::OptionalNumber(int max, QWidget *parent)
    : QSpinBox(parent)
{
    setRange(-1, max);
    setSpecialValueText(unknownDash);
    setValue(-1);
    setMinimumHeight(36);
    setAlignment(Qt::AlignRight);
    setKeyboardTracking(false);
    setFocusPolicy(Qt::StrongFocus);
    selectByClick(*this);
    connect(this, &QSpinBox::valueChanged, this, &OptionalNumber::numberChosen);
}

void OptionalNumber::setNumber(std::optional<int> number)
{
    const QSignalBlocker silence(this);
    setValue(number.value_or(-1));
}

std::optional<int> OptionalNumber::number() const
{
    return value() < 0 ? std::nullopt : std::optional(value());
}

void OptionalNumber::setTexts(const QString &name, const QString &tip)
{
    setAccessibleName(name);
    setToolTip(tip);
}

QValidator::State OptionalNumber::validate(QString &input, int &position) const
{
    // The digit may be anywhere, also within the words around the dash.
    if (const QString typed = digitsOf(input); input.contains(unknownDash) && !typed.isEmpty())
    {
        input = prefix() + typed + suffix();
        position = static_cast<int>(prefix().size() + typed.size());
    }
    return QSpinBox::validate(input, position);
}

void OptionalNumber::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QSpinBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace dossier
