#include "views/omega/correct/form_rows.h"

#include "views/kit/flow_layout.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace dossier
{

namespace
{

/// A form of fewer letters has its buttons at the top.
constexpr int wideForm = 62;

} // namespace

FormRows::FormRows(QWidget *form, FormParts parts)
    : QObject(form)
    , m_form(form)
    , m_parts(std::move(parts))
    , m_head(new QHBoxLayout)
    , m_row(new QHBoxLayout)
    , m_flow(new FlowLayout(nullptr, 8))
{
    auto *texts = new QVBoxLayout;
    texts->setSpacing(4);
    texts->addLayout(m_flow);
    texts->addWidget(m_parts.hint);
    m_row->addLayout(texts, 1);
    auto *column = new QVBoxLayout(form);
    column->setContentsMargins(14, 8, 8, 8);
    column->addLayout(m_head);
    column->addLayout(m_row);
    arrange();
    form->installEventFilter(this);
}

bool FormRows::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_form && (event->type() == QEvent::Resize || event->type() == QEvent::FontChange))
        fit();
    if (watched == m_form && event->type() == QEvent::Show)
        order();
    return QObject::eventFilter(watched, event);
}

/// As they are read, whatever was made first; a page that the form is put on changes it.
void FormRows::order()
{
    QWidget *before = m_parts.kind;
    for (QWidget *part : m_parts.fields + QWidgetList{m_parts.act, m_parts.close})
        QWidget::setTabOrder(std::exchange(before, part), part);
}

void FormRows::fit()
{
    const bool narrow = m_form->width() < m_form->fontMetrics().averageCharWidth() * wideForm;
    if (std::exchange(m_narrow, narrow) != narrow)
        arrange();
}

void FormRows::arrange()
{
    for (QWidget *part : QWidgetList{m_parts.kind, m_parts.act, m_parts.close} + m_parts.fields)
        for (QLayout *layout : std::initializer_list<QLayout *>{m_head, m_row, m_flow})
            layout->removeWidget(part);
    // At the top it has what the buttons beside it leave.
    m_parts.kind->setSizePolicy(m_narrow ? QSizePolicy::Ignored : QSizePolicy::Preferred, QSizePolicy::Fixed);
    QWidgetList flowing = m_parts.fields;
    if (m_narrow)
    {
        m_head->addWidget(m_parts.kind, 1);
        m_head->addWidget(m_parts.act);
        m_head->addWidget(m_parts.close);
    }
    else
    {
        flowing.prepend(m_parts.kind);
        // Beside the fields it stays where it is, whatever they hold.
        m_row->addWidget(m_parts.act, 0, Qt::AlignTop);
        m_row->addWidget(m_parts.close, 0, Qt::AlignTop);
    }
    for (QWidget *field : std::as_const(flowing))
        m_flow->addWidget(field);
}

} // namespace dossier
