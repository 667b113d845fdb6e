#include "views/omega/editor/tool_column.h"

#include "views/actions/board_actions.h"
#include "views/kit/labels.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

ToolColumn::ToolColumn(const BoardActions &actions, QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_shapes(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_tileLabel(newParagraph(Role::Small, this))
    , m_tile(new QLineEdit(QStringLiteral("a"), this))
{
    setProperty("role", QStringLiteral("tools"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 14, 6, 10);
    column->setSpacing(2);
    column->addWidget(m_caption);
    column->addLayout(m_shapes);
    m_shapes->setSpacing(2);
    for (int shape = 0; shape < shapeCount; ++shape)
    {
        QPushButton *button = addButton(actions.of(static_cast<dossier::Shape>(shape)));
        button->setProperty("shape", true);
        m_shapes->addWidget(button, 1);
    }
    for (int tool = 0; tool < toolCount; ++tool)
        column->addWidget(addButton(actions.of(static_cast<DrawingTool>(tool))));
    auto *tile = new QHBoxLayout;
    tile->addWidget(m_tileLabel, 1);
    tile->addWidget(m_tile);
    column->addSpacing(4);
    column->addLayout(tile);
    column->addStretch();
    m_tile->setMaxLength(2);
    m_tile->setMinimumHeight(34);
    m_tile->setMaximumWidth(56);
    retranslate();
}

QPushButton *ToolColumn::addButton(QAction *action)
{
    QPushButton *button = newButton("tool", {}, this);
    button->setCheckable(true);
    button->setChecked(action->isChecked());
    button->setIcon(action->icon());
    // The keyboard stays on the board, and each tool has a key.
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::toggled, button, &QPushButton::setChecked);
    connect(button, &QPushButton::clicked, button, [button, action] { button->setChecked(action->isChecked()); });
    m_rows.push_back({action, button});
    return button;
}

TileName ToolColumn::tile() const
{
    const QList<uint> points = m_tile->text().toUcs4();
    return points.isEmpty() ? U'a' : static_cast<TileName>(points.front());
}

QSize ToolColumn::minimumSizeHint() const
{
    // A style sheet's borders are not in the layout's sum: one pixel a row.
    const QSize whole = layout()->totalSizeHint() + QSize(0, static_cast<int>(m_rows.size()));
    const QMargins margins = layout()->contentsMargins();
    const int button = m_rows.back().button->sizeHint().width();
    const int border = 2;
    return {m_bare ? margins.left() + button + margins.right() + border : whole.width(), whole.height()};
}

void ToolColumn::setBare(bool bare)
{
    if (m_bare == bare)
        return;
    m_bare = bare;
    m_caption->setVisible(!bare);
    m_tileLabel->setVisible(!bare);
    m_shapes->setDirection(bare ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    retranslate();
}

void ToolColumn::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void ToolColumn::retranslate()
{
    m_caption->setText(tr("Tools"));
    m_tileLabel->setText(tr("Letter of the tile"));
    m_tile->setAccessibleName(tr("Letter of the tile"));
    m_tile->setToolTip(tr("The tile to which the Tile tool assigns spaces"));
    for (const Row &row : m_rows)
    {
        const QString name = row.action->text().remove(QLatin1Char('&'));
        const QString key = row.action->shortcut().toString(QKeySequence::NativeText);
        const bool iconAlone = m_bare || row.button->property("shape").toBool();
        label(row.button, iconAlone ? QString() : name, tr("%1 (%2)").arg(row.action->toolTip(), key));
        row.button->setAccessibleName(name);
    }
}

} // namespace dossier
