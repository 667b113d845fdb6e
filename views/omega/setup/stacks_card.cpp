#include "views/omega/setup/stacks_card.h"

#include "views/kit/chip.h"
#include "views/kit/labels.h"
#include "views/omega/setup/stack_list.h"
#include "views/omega/words/wording.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace dossier
{

StacksCard::StacksCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_secret(newChip(ChipTone::Violet, this))
    , m_hint(newParagraph(Role::Small, this))
    , m_list(new StackList(this))
{
    setProperty("role", QStringLiteral("card"));
    setToneWord(this, "secret");
    auto *top = new QHBoxLayout;
    top->addWidget(m_caption);
    top->addStretch();
    top->addWidget(m_secret);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 12, 12);
    column->setSpacing(6);
    column->addLayout(top);
    column->addWidget(m_hint);
    column->addWidget(m_list);
    retranslate();
}

void StacksCard::render(const SeenView &view)
{
    m_view = view;
    m_list->render(view);
    retranslate();
}

void StacksCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void StacksCard::retranslate()
{
    m_caption->setText(tr("Hidden rooms"));
    m_secret->setText(tr("only you"));
    m_secret->setToolTip(tr("Only the overseer may see it"));
    QStringList empty;
    if (m_view)
        for (const omega::RoomId room : roomsForStacks(*m_view))
            if (stackOf(*m_view, room).empty())
                empty << wording::name(room);
    m_hint->setText(empty.isEmpty() ? tr("Drag cards onto rooms, here or on the board, or press a room’s letter.")
                                    : tr("Without cards: %1. Drag cards onto rooms, or press a room’s letter.")
                                          .arg(empty.join(QStringLiteral(", "))));
}

} // namespace dossier
