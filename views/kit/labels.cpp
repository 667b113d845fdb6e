#include "views/kit/labels.h"

#include "views/kit/icons.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QVariant>

#include <array>

namespace dossier
{

namespace
{

QString nameOf(Role role)
{
    static constexpr std::array<const char *, 14> names{"display", "title", "heading", "caption", "body", "dim",
        "small", "strong", "fault", "key", "figure", "verdict", "say", "sayMore"};
    return QString::fromLatin1(names.at(static_cast<std::size_t>(role)));
}

} // namespace

bool setLook(QWidget &widget, const char *property, const QVariant &value)
{
    // An unset property counts as an empty one.
    const QVariant before = widget.property(property);
    if (before == value || (!before.isValid() && !value.toBool()))
        return false;
    widget.setProperty(property, value);
    // The style sheet applies only when a widget is polished again.
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
    return true;
}

QLabel *newLabel(Role role, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setProperty("role", nameOf(role));
    if (role == Role::Caption)
    {
        QFont font;
        font.setCapitalization(QFont::AllUppercase);
        font.setLetterSpacing(QFont::PercentageSpacing, 108);
        label->setFont(font);
    }
    return label;
}

void setRole(QLabel *label, Role role)
{
    setLook(*label, "role", nameOf(role));
}

void setRole(QPushButton *button, const char *role)
{
    setLook(*button, "role", QString::fromLatin1(role));
}

QLabel *newParagraph(Role role, QWidget *parent)
{
    QLabel *label = newLabel(role, parent);
    label->setWordWrap(true);
    return label;
}

QFrame *newFrame(const char *role, QWidget *parent)
{
    auto *frame = new QFrame(parent);
    frame->setProperty("role", QString::fromLatin1(role));
    return frame;
}

QPushButton *newButton(const char *role, const QString &iconName, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setProperty("role", QString::fromLatin1(role));
    setIcon(button, iconName);
    button->setAutoDefault(false);
    return button;
}

void setIcon(QPushButton *button, const QString &name)
{
    const QString role = button->property("role").toString();
    const bool isDefault = role == QLatin1String("primary") && button->property("tone").toString().isEmpty();
    button->setIcon(icon(name, role == QLatin1String("icon") ? IconBeside::Nothing : IconBeside::Text,
        isDefault ? onDefaultButton : QPalette::ButtonText));
}

QHBoxLayout *centred(QWidget *widget)
{
    constexpr int greedy = 1000;
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(widget, greedy);
    row->addStretch(1);
    return row;
}

void label(QPushButton *button, const QString &text, const QString &tip)
{
    label(button, text, tip, text.isEmpty() ? tip : text);
}

void label(QPushButton *button, const QString &text, const QString &tip, const QString &name)
{
    button->setText(text);
    button->setToolTip(tip);
    // Screen readers announce a name whenever it is set, also if it has not changed.
    if (button->accessibleName() != name)
        button->setAccessibleName(name);
}

} // namespace dossier
