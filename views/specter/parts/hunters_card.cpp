#include "views/specter/parts/hunters_card.h"

#include "model/specter/seen/numbers.h"
#include "views/specter/words/announcement.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct HuntersWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::HuntersCard)
};

/// Returns the tone that the cards of the hunters' page use.
ChipTone toneOf(const specter::HunterInPlay &hunter)
{
    return hunter.stunned ? ChipTone::Red : hunter.gaze == specter::Gaze::Blind ? ChipTone::Amber : ChipTone::Done;
}

QString stateOf(const specter::PublicTable &table, const specter::HunterInPlay &hunter)
{
    QStringList words;
    if (hunter.stunned)
        words << HuntersWords::tr("stunned");
    if (hunter.gaze == specter::Gaze::Blind)
        words << HuntersWords::tr("blinded");
    if (hunter.inVehicle)
        words << HuntersWords::tr("in the vehicle");
    else if (boardOf(table).roads().contains(hunter.at))
        words << HuntersWords::tr("road");
    return words.join(QStringLiteral(" · "));
}

} // namespace

Part huntersCard(const specter::PublicTable &table, const WhoPlays &players)
{
    Parts cells;
    const auto add
        = [&](const QString &name, const QString &place, const QString &state, ChipTone tone, const QString &tip = {})
    {
        cells.push_back(text(name).wrapping().stretched());
        cells.push_back(text(place, Role::Strong));
        cells.push_back(chip(state, tone).withTip(tip).when(!state.isEmpty()));
    };
    bool isEmpty = true;
    for (const auto &[kind, hunter] : table.hunters)
    {
        isEmpty = isEmpty && !hunter.inVehicle;
        const QString who = withPlayer(wording::nameOf(table, kind), players.of(kind));
        if (kind == table.traitor)
            add(who, QStringLiteral("–"), HuntersWords::tr("traitor, now an agent"), ChipTone::Done);
        else
            add(who, wording::name(hunter.at), stateOf(table, hunter), toneOf(hunter), wording::stunText(table, kind));
    }
    add(HuntersWords::tr("Vehicle"), wording::name(table.vehicle), isEmpty ? HuntersWords::tr("empty") : QString(),
        ChipTone::Done);
    return card({text(HuntersWords::tr("Hunters"), Role::Caption),
                    dossier::table(3, std::move(cells)).spaced(10).with(&Box::rowSpacing, 6)})
        .spaced(-1, {16, 12, 16, 12});
}

} // namespace dossier
