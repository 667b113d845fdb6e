#include "views/kit/choice.h"

#include "views/kit/labels.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

namespace dossier
{

Choice::Choice(int options, QWidget *parent)
    : QWidget(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_buttons(new QButtonGroup(this))
{
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    for (int option = 0; option < options; ++option)
    {
        auto *button = new QRadioButton(this);
        m_buttons->addButton(button, option);
        row->addWidget(button);
    }
    row->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(8);
    column->addWidget(m_caption);
    column->addLayout(row);
    connect(m_buttons, &QButtonGroup::idClicked, this, &Choice::optionChosen);
}

void Choice::setCaption(const QString &caption)
{
    m_caption->setText(caption);
    for (QAbstractButton *button : m_buttons->buttons())
        button->setAccessibleDescription(caption);
}

void Choice::setOption(int option, const QString &text, const QString &tip, const QString &name)
{
    QAbstractButton *button = m_buttons->button(option);
    button->setText(text);
    button->setAccessibleName(name.isEmpty() ? text : name);
    button->setToolTip(tip);
}

void Choice::setChosen(int option)
{
    m_buttons->button(option)->setChecked(true);
    // The row is one tab stop, the chosen option; the arrow keys go to the others.
    for (QAbstractButton *button : m_buttons->buttons())
        button->setFocusPolicy(button->isChecked() ? Qt::StrongFocus : Qt::ClickFocus);
    setFocusProxy(m_buttons->button(option));
}

int Choice::chosen() const
{
    return m_buttons->checkedId();
}

} // namespace dossier
