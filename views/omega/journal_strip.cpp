#include "journal_strip.h"

#include "event_wording.h"
#include "journal_model.h"
#include "labels.h"
#include "line_delegate.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

/// A line's few words, cut to fit beside a button.
QString fewWords(const QLabel *label, const omega::View &view, const std::optional<ToldLine> &line)
{
    if (!line)
        return {};
    return label->fontMetrics().elidedText(
        wording::shortly(view.open, *line), Qt::ElideRight, label->fontMetrics().averageCharWidth() * 26);
}

} // namespace

JournalStrip::JournalStrip(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_list(new QListView(this))
    , m_model(new JournalModel(this))
    , m_delegate(new LineDelegate(this))
    , m_undo(newButton("secondary", {}, this))
    , m_redo(newButton("secondary", {}, this))
    , m_undoText(newLabel(Role::Small, this))
    , m_redoText(newLabel(Role::Small, this))
{
    setProperty("role", QStringLiteral("foot"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTabKeyNavigation(false);
    auto *steps = new QGridLayout;
    steps->setHorizontalSpacing(10);
    steps->setVerticalSpacing(4);
    steps->addWidget(m_undo, 0, 0);
    steps->addWidget(m_undoText, 0, 1);
    steps->addWidget(m_redo, 1, 0);
    steps->addWidget(m_redoText, 1, 1);
    steps->setRowStretch(2, 1);
    auto *lines = new QVBoxLayout;
    lines->setSpacing(4);
    lines->addWidget(m_caption);
    lines->addWidget(m_list, 1);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(14, 8, 16, 8);
    row->setSpacing(16);
    row->addLayout(lines, 1);
    row->addLayout(steps);
    connect(m_undo, &QPushButton::clicked, this, &JournalStrip::undoAsked);
    connect(m_redo, &QPushButton::clicked, this, &JournalStrip::redoAsked);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    retranslate();
    fit();
}

void JournalStrip::setTheme(const Theme &theme)
{
    m_delegate->setTheme(theme);
    m_list->viewport()->update();
}

void JournalStrip::setLines(int lines)
{
    m_lines = lines;
    fit();
}

void JournalStrip::fit()
{
    m_list->setFixedHeight(m_lines * (m_list->fontMetrics().height() + 6) + 2);
}

void JournalStrip::render(const SeenView &view)
{
    m_view = view;
}

void JournalStrip::renderJournal(std::uint32_t count, const LineSource &source, const JournalSteps &steps)
{
    m_count = count;
    m_source = source;
    m_steps = steps;
    retranslate();
}

void JournalStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
    QFrame::changeEvent(event);
}

void JournalStrip::retranslate()
{
    m_caption->setText(tr("Journal"));
    m_list->setAccessibleName(tr("Journal, newest first"));
    m_list->setToolTip(tr("What was done, newest first; what is undone is crossed out"));
    QString undone;
    QString redone;
    if (m_view)
    {
        m_model->render(m_view->open, m_count, m_source);
        undone = fewWords(m_undoText, *m_view, m_steps.undone);
        redone = fewWords(m_redoText, *m_view, m_steps.redone);
    }
    m_undo->setEnabled(m_steps.undone.has_value());
    m_redo->setEnabled(m_steps.redone.has_value());
    label(
        m_undo, tr("↶ Undo"), undone.isEmpty() ? tr("Nothing to undo (Ctrl+Z)") : tr("Undo: %1 (Ctrl+Z)").arg(undone));
    label(
        m_redo, tr("↷ Redo"), redone.isEmpty() ? tr("Nothing to redo (Ctrl+Y)") : tr("Redo: %1 (Ctrl+Y)").arg(redone));
    m_undoText->setText(m_steps.revealInTheWay ? tr("%1 (a reveal)").arg(undone) : undone);
    m_redoText->setText(redone);
}

} // namespace dossier
