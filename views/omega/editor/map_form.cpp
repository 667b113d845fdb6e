#include "views/omega/editor/map_form.h"

#include "views/kit/labels.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace dossier
{

namespace
{

constexpr int longestName = 80;

} // namespace

MapForm::MapForm(QWidget *parent)
    : QFrame(parent)
    , m_nameLabel(newLabel(Role::Small, this))
    , m_name(new QLineEdit(this))
    , m_columnsLabel(newLabel(Role::Small, this))
    , m_columns(new QSpinBox(this))
    , m_rowsLabel(newLabel(Role::Small, this))
    , m_rows(new QSpinBox(this))
    , m_apply(newButton("secondary", QStringLiteral("check"), this))
{
    setProperty("role", QStringLiteral("side"));
    m_name->setMaxLength(longestName);
    m_name->setMinimumHeight(36);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(18, 18, 18, 6);
    grid->setVerticalSpacing(4);
    grid->addWidget(m_nameLabel, 0, 0, 1, 2);
    grid->addWidget(m_name, 1, 0, 1, 2);
    grid->addWidget(m_columnsLabel, 2, 0);
    grid->addWidget(m_rowsLabel, 2, 1);
    grid->addWidget(m_columns, 3, 0);
    grid->addWidget(m_rows, 3, 1);
    grid->addWidget(m_apply, 4, 0, 1, 2);
    for (QSpinBox *box : {m_columns, m_rows})
    {
        box->setRange(1, Map::maxSide);
        box->setMinimumHeight(36);
        box->setAlignment(Qt::AlignRight);
    }
    connect(m_name, &QLineEdit::editingFinished, this, [this] { emit renamed(m_name->text().trimmed()); });
    connect(m_apply, &QPushButton::clicked, this, [this] { emit sizeChosen(m_columns->value(), m_rows->value()); });
    retranslate();
}

void MapForm::render(const omega::Board &board)
{
    const QString name = QString::fromStdString(board.name);
    if (m_name->text() != name)
        m_name->setText(name);
    m_columns->setValue(board.map.width());
    m_rows->setValue(board.map.height());
}

void MapForm::takeFocus()
{
    m_columns->setFocus(Qt::OtherFocusReason);
    m_columns->selectAll();
}

void MapForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void MapForm::retranslate()
{
    m_nameLabel->setText(tr("Name"));
    m_name->setAccessibleName(tr("Name of the map"));
    m_name->setToolTip(tr("What the map is called, up to 80 characters"));
    m_columnsLabel->setText(tr("Columns"));
    m_columns->setAccessibleName(tr("Number of columns"));
    m_columns->setToolTip(tr("Spaces from west to east, from 1 to %1").arg(Map::maxSide));
    m_rowsLabel->setText(tr("Rows"));
    m_rows->setAccessibleName(tr("Number of rows"));
    m_rows->setToolTip(tr("Spaces from north to south, from 1 to %1").arg(Map::maxSide));
    label(m_apply, tr("Resize"), tr("Resize the map; what lies outside is deleted, undo restores it"));
}

} // namespace dossier
