#include "views/board/shading_row.h"

#include "views/board/read_out.h"
#include "views/kit/labels.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace dossier
{

namespace
{

/// The minimum number of characters for the text, and the width of icon and margins beside a shading's name.
constexpr int charactersText = 24;
constexpr int roundName = 8;
/// The width of a switch with only an icon.
constexpr int iconCharacters = 5;

} // namespace

QPushButton *newShadingSwitch(QAction *shading, QWidget *parent)
{
    QPushButton *button = newButton("shading", {}, parent);
    button->setIcon(shading->icon());
    button->setCheckable(true);
    button->setChecked(shading->isChecked());
    // The focus stays on the board, and each shading has a key.
    button->setFocusPolicy(Qt::TabFocus);
    QObject::connect(button, &QPushButton::clicked, shading, &QAction::trigger);
    QObject::connect(shading, &QAction::toggled, button, &QPushButton::setChecked);
    return button;
}

ShadingRow::ShadingRow(const QList<QAction *> &shadings, QWidget *parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
    , m_told(new ReadOut(this))
    , m_actions(shadings)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *switches = new QHBoxLayout;
    switches->setSpacing(6);
    m_row->setContentsMargins({});
    m_row->setSpacing(6);
    m_row->addWidget(m_told, 1);
    m_row->addLayout(switches);
    for (QAction *action : m_actions)
    {
        QPushButton *button = newShadingSwitch(action, this);
        switches->addWidget(button);
        m_switches << button;
    }
    retranslate();
}

void ShadingRow::say(const QString &text)
{
    m_told->say(text);
}

void ShadingRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void ShadingRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void ShadingRow::retranslate()
{
    for (qsizetype i = 0; i < m_actions.size(); ++i)
    {
        const QAction &action = *m_actions.at(i);
        const QString key = action.shortcut().toString(QKeySequence::NativeText);
        const QString name = action.text().remove(u'&');
        label(m_switches.at(i), m_bare ? QString() : name, tr("%1 (%2)").arg(action.toolTip(), key));
        m_switches.at(i)->setAccessibleName(name);
    }
}

void ShadingRow::fit()
{
    const int character = fontMetrics().averageCharWidth();
    int needed = character * charactersText;
    const auto icons = static_cast<int>(m_actions.size()) * character * iconCharacters;
    m_row->setDirection(width() < needed + icons ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    for (const QAction *action : m_actions)
        needed += fontMetrics().horizontalAdvance(action->text()) + character * roundName;
    if (const bool bare = width() < needed; bare != m_bare)
    {
        m_bare = bare;
        retranslate();
    }
}

} // namespace dossier
