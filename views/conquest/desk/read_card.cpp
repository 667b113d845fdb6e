#include "views/conquest/desk/read_card.h"

#include "views/conquest/words/names.h"

#include <QCoreApplication>

namespace dossier
{

using namespace conquest;

namespace
{

struct ReadWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::ReadCard)
};

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

Part readCard(const PublicTable &table, const CardToRead &read, const Action<> &enter, const Action<> &done)
{
    const QString words
        = wording::cardText(table.pack, read.card, read.isPlayers ? wording::ReadBy::Players : wording::ReadBy::Humans);
    const QString name = wording::cardName(table, read.card);
    return panel({text(QStringLiteral("%1: %2").arg(name, words)).wrapping(),
                     flow({button(ReadWords::tr("Apply the effect…"), "offer", enter)
                                  .withTip(ReadWords::tr("What the text changes on the table, if anything")),
                              button(ReadWords::tr("Done"), "offer", done)
                                  .withTip(ReadWords::tr("The card does nothing more"))
                                  .when(done.run != nullptr)})
                         .spaced(6)},
        4)
        .named(name)
        .when(!words.isEmpty());
}

} // namespace dossier
