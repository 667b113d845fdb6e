#include "views/kit/labels.h"

#include "views/kit/icons.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

#include <array>
#include <string_view>

namespace dossier
{

namespace
{

QString nameOf(Role role)
{
    static constexpr std::array<const char *, 10> names{
        "display", "title", "heading", "caption", "body", "dim", "small", "strong", "fault", "key"};
    return QString::fromLatin1(names.at(static_cast<std::size_t>(role)));
}

} // namespace

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
    label->setProperty("role", nameOf(role));
    label->style()->unpolish(label);
    label->style()->polish(label);
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
    const bool primary = std::string_view(role) == "primary";
    auto *button = new QPushButton(parent);
    button->setProperty("role", QString::fromLatin1(role));
    button->setIcon(icon(iconName, std::string_view(role) == "icon" ? IconBeside::Nothing : IconBeside::Text,
        primary ? onPrimary : QPalette::ButtonText));
    button->setAutoDefault(false);
    return button;
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
    button->setText(text);
    button->setAccessibleName(text.isEmpty() ? tip : text);
    button->setToolTip(tip);
}

} // namespace dossier
