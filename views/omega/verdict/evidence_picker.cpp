#include "views/omega/verdict/evidence_picker.h"

#include "views/kit/labels.h"
#include "views/omega/verdict/judged_scene.h"
#include "views/omega/verdict/verdict_wording.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

namespace dossier
{

EvidencePicker::EvidencePicker(QWidget *parent)
    : QWidget(parent)
    , m_previous(newButton("icon", QStringLiteral("chevron-left"), this))
    , m_next(newButton("icon", QStringLiteral("chevron-right"), this))
    , m_all(newButton("icon", QStringLiteral("x"), this))
    , m_text(newParagraph(Role::Body, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(4);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    row->addWidget(m_text, 1);
    row->addWidget(m_all);
    connect(m_previous, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { step(1); });
    connect(m_all, &QPushButton::clicked, this, [this] { emit evidencePicked(std::nullopt); });
    retranslate();
    hide();
}

void EvidencePicker::explain(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement)
{
    m_board = board;
    m_choice = choice;
    m_evidence = evidenceOf(board, choice, judgement);
    if (m_choice.evidence && *m_choice.evidence >= m_evidence.size())
        m_choice.evidence.reset();
    m_all->setEnabled(m_choice.evidence.has_value());
    retranslate();
    setVisible(!m_evidence.empty());
}

void EvidencePicker::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void EvidencePicker::keyPressEvent(QKeyEvent *event)
{
    switch (event->key())
    {
    case Qt::Key_Left:
        step(-1);
        return;
    case Qt::Key_Right:
        step(1);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void EvidencePicker::retranslate()
{
    setAccessibleName(tr("Evidence"));
    label(m_previous, {}, tr("Previous line or path (Left arrow)"));
    label(m_next, {}, tr("Next line or path (Right arrow)"));
    label(m_all, {}, tr("Show all evidence"));
    m_text->setText(sentence());
}

void EvidencePicker::step(int by)
{
    if (m_evidence.empty())
        return;
    // None and every one in a ring.
    const auto places = static_cast<int>(m_evidence.size()) + 1;
    const int here = m_choice.evidence ? static_cast<int>(*m_choice.evidence) + 1 : 0;
    const int there = (here + by + places) % places;
    emit evidencePicked(there == 0 ? std::nullopt : std::optional(static_cast<std::size_t>(there) - 1));
}

QString EvidencePicker::sentence() const
{
    if (m_evidence.empty())
        return {};
    const auto count = static_cast<int>(m_evidence.size());
    const bool lines = std::holds_alternative<SightLine>(m_evidence.front().look);
    if (!m_choice.evidence)
        return lines ? tr("%n line(s) drawn", nullptr, count) : tr("%n path(s) drawn", nullptr, count);
    const Evidence &picked = m_evidence[*m_choice.evidence];
    const QString text
        = std::holds_alternative<SightLine>(picked.look) ? tr("Line %1 of %2: %3") : tr("Path %1 of %2: %3");
    return text.arg(*m_choice.evidence + 1).arg(count).arg(wording::sentence(m_board, m_choice, picked));
}

} // namespace dossier
