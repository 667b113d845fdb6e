#include "views/kit/optional_number.h"

#include <QSignalBlocker>
#include <QWheelEvent>

#include <algorithm>

namespace dossier
{

OptionalNumber::OptionalNumber(int most, QWidget *parent)
    : QSpinBox(parent)
{
    setRange(-1, most);
    setSpecialValueText(QStringLiteral("–"));
    setValue(-1);
    setMinimumHeight(36);
    setAlignment(Qt::AlignRight);
    setKeyboardTracking(false);
    setFocusPolicy(Qt::StrongFocus);
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
    const qsizetype dash = input.indexOf(specialValueText());
    if (dash >= 0 && input != specialValueText())
    {
        const qsizetype after = std::max<qsizetype>(0, position - dash);
        input.remove(dash, specialValueText().size());
        position -= static_cast<int>(std::min<qsizetype>(specialValueText().size(), after));
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
