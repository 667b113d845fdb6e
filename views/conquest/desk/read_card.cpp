#include "views/conquest/desk/read_card.h"

#include "views/conquest/desk/known_effects.h"
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
    const std::string applied = get_if<ApplyCard>(&command) != nullptr ? get_if<ApplyCard>(&command)->by : "";
    const auto *explored = get_if<Explore>(&command);
    const auto *turnedUp = get_if<TurnUpResistance>(&command);
    const std::string card = explored != nullptr ? explored->card : turnedUp != nullptr ? turnedUp->card : "";
    if (!applied.empty() && applied == before)
        return {};
    return card.empty() ? before : card;
}

Part readCard(const PublicTable &table, const CardToRead &read, const Action<> &enter, const Action<> &done)
{
    const QString words
        = wording::cardText(table.pack, read.card, read.isPlayers ? wording::ReadBy::Players : wording::ReadBy::Humans);
    const QString name = wording::cardName(table, read.card);
    return panel({text(QStringLiteral("%1: %2").arg(name, words)).wrapping(),
                     flow({button(ReadWords::tr("Apply the effect…"), "offer", enter)
                                  .withTip(ReadWords::tr("What the text changes on the table, if anything"))
                                  .when(!onlyDescribes(table, read.card)),
                              button(ReadWords::tr("Done"), "offer", done)
                                  .withTip(ReadWords::tr("The card does nothing more"))
                                  .when(done.run != nullptr)})
                         .spaced(6)},
        4)
        .named(name)
        .when(!words.isEmpty());
}

} // namespace dossier
