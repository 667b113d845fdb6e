#include "views/conquest/desk/read_card.h"

#include "views/conquest/words/names.h"
#include "views/conquest/words/sample_cards.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

using namespace conquest;

namespace
{

QString printedOn(const Pack &pack, const std::string &name, bool players)
{
    if (const EventCard *event = eventNamed(pack, name))
        return wording::printed(players || event->redText.empty() ? event->text : event->redText);
    if (const LocationCard *location = locationNamed(pack, name))
        return wording::printed(location->text);
    if (const ResistanceCard *card = resistanceNamed(pack, name))
        return wording::printed(card->text);
    if (const HeroCard *hero = heroNamed(pack, name))
        return wording::printed(hero->text);
    if (const TechnologyCard *technology = technologyNamed(pack, name))
        return wording::printed(technology->text);
    if (const StuffCard *stuff = stuffNamed(pack, name))
        return wording::printed(stuff->text);
    return {};
}

} // namespace

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
{
    setProperty("role", QStringLiteral("card"));
    QVBoxLayout *column = newColumn(this, 12, 4);
    column->addWidget(m_text);
    column->addWidget(m_apply, 0, Qt::AlignLeft);
    connect(m_apply, &QPushButton::clicked, this, &ReadCard::effectAsked);
    hide();
}

void ReadCard::render(const PublicTable &table, const std::string &card, bool players)
{
    const QString text = printedOn(table.pack, card, players);
    setVisible(!text.isEmpty());
    m_text->setText(QStringLiteral("%1: %2").arg(wording::cardName(table, card), text));
    label(m_apply, tr("Enter what it does…"), tr("What the text changes on the table, if anything"));
}

} // namespace dossier
