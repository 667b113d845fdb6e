#include "views/conquest/desk/read_card.h"

#include "views/conquest/words/names.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

using namespace conquest;

std::string cardToRead(const Command &command, const std::string &before)
{
    if (holds_alternative<DiscardEvent>(command))
        return before;
    return visit(
        [&](const auto &held) -> std::string
        {
            std::string card;
            bool entered = false;
            if constexpr (requires { held.card.size(); })
                card = held.card;
            else if constexpr (requires { held.ability.size(); })
                card = held.ability;
            else if constexpr (requires { held.by.size(), held.effects.size(); })
                card = held.by;
            if constexpr (requires { held.effects.size(); })
                entered = !held.effects.empty() || holds_alternative<ApplyCard>(command);
            if (entered)
                return card == before ? std::string() : before;
            return card.empty() ? before : card;
        },
        command);
}

ReadCard::ReadCard(QWidget *parent)
    : QFrame(parent)
    , m_text(newParagraph(Role::Body, this))
    , m_apply(newButton("offer", {}, this))
    , m_done(newButton("offer", {}, this))
{
    setProperty("role", QStringLiteral("card"));
    QVBoxLayout *column = newColumn(this, 12, 4);
    column->addWidget(m_text);
    auto *buttons = new QWidget(this);
    auto *row = new FlowLayout(buttons, 6);
    row->addWidget(m_apply);
    row->addWidget(m_done);
    column->addWidget(buttons);
    connect(m_done, &QPushButton::clicked, this, &ReadCard::doneAsked);
    connect(m_apply, &QPushButton::clicked, this, &ReadCard::effectAsked);
    hide();
}

void ReadCard::render(const PublicTable &table, const std::string &card, bool players, bool mayBeDone)
{
    const QString text
        = wording::cardText(table.pack, card, players ? wording::ReadBy::Players : wording::ReadBy::Humans);
    const QString name = wording::cardName(table, card);
    setVisible(!text.isEmpty());
    setAccessibleName(name);
    m_text->setText(QStringLiteral("%1: %2").arg(name, text));
    m_done->setVisible(mayBeDone);
    label(m_done, tr("Done"), tr("Nothing of this card is left to be entered"));
    label(m_apply, tr("Enter what it does…"), tr("What the text changes on the table, if anything"));
}

} // namespace dossier
