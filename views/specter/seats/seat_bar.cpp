#include "views/specter/seats/seat_bar.h"

#include "views/kit/chip.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/specter/words/wording.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QPushButton>

namespace dossier
{

namespace
{

/// The sides of a table have an article of their own in a sentence; people have none.
QString handOverTo(const QString &next)
{
    const auto is = [&](const char *name) { return next == QCoreApplication::translate("SpecterWording", name); };
    if (is("The hunters"))
        return SeatBar::tr("Hand over to the hunters");
    if (is("The agent"))
        return SeatBar::tr("Hand over to the agent");
    if (is("The first agent"))
        return SeatBar::tr("Hand over to the first agent");
    if (is("The second agent"))
        return SeatBar::tr("Hand over to the second agent");
    return SeatBar::tr("Hand over: %1").arg(next);
}

} // namespace

SeatBar::SeatBar(QWidget *parent)
    : QFrame(parent)
    , m_chip(newChip(ChipTone::Violet, this))
    , m_alone(new QCheckBox(this))
    , m_handOver(newButton("secondary", {}, this))
{
    setProperty("role", QStringLiteral("strip"));
    auto *parts = new QWidget(this);
    newColumn(this, 6)->addWidget(parts);
    auto *flow = new FlowLayout(parts, 8);
    for (QWidget *part : std::initializer_list<QWidget *>{m_chip, m_alone, m_handOver})
    {
        part->setParent(parts);
        flow->addWidget(part);
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    parts->setSizePolicy(policy);
    connect(m_alone, &QCheckBox::clicked, this, &SeatBar::aloneChosen);
    connect(m_handOver, &QPushButton::clicked, this, &SeatBar::handOverAsked);
    retranslate();
}

void SeatBar::render(const QString &seated, bool secret, const QString &next, bool isAgents)
{
    m_isAgents = isAgents;
    m_alone->setVisible(m_isAgents && isAlone());
    m_seated = seated;
    m_secret = secret;
    m_next = next;
    retranslate();
}

void SeatBar::setAlone(bool alone)
{
    m_alone->setChecked(alone);
    // It stays until the seat changes: a slip is put right where it was made.
    m_alone->setVisible(m_isAgents && (alone || m_alone->isVisibleTo(this)));
}

bool SeatBar::isAlone() const
{
    return m_alone->isChecked();
}

void SeatBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void SeatBar::retranslate()
{
    m_chip->setText(QStringLiteral("%1 · %2").arg(m_seated, m_secret ? tr("secret") : tr("public")));
    m_chip->setToolTip(tr("At the computer: %1").arg(wording::inSentence(m_seated)));
    setTone(m_chip, m_secret ? ChipTone::Violet : ChipTone::Green);
    m_alone->setText(tr("Only the agent uses this computer"));
    m_alone->setAccessibleName(m_alone->text());
    m_alone->setToolTip(
        tr("Only the agent uses this computer until another game is opened: no cover screen between phases"));
    m_handOver->setVisible(!m_next.isEmpty());
    label(m_handOver, handOverTo(m_next), tr("Give the computer to the next player (F10)"));
}

} // namespace dossier
