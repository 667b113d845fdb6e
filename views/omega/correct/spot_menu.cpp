#include "views/omega/correct/spot_menu.h"

#include "model/omega/seen/numbers.h"
#include "views/board/space_name.h"
#include "views/kit/plain_text.h"
#include "views/omega/selection/blasts.h"
#include "views/omega/words/offer_words.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct SpotWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SpotMenu)
};

/// Escapes ampersands in the text of a menu entry, so that they mark no shortcut.
QString plain(QString text)
{
    return text.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

/// The entries so far, and the data that later ones are made from.
struct SpotItems
{
    const omega::View &view;
    const SpotMenuActions &actions;
    /// Reason why nothing that changes the table can be done; empty where there is none.
    QString held{};
    std::vector<MenuItem> items{};

    void addTitle(const QString &text) { items.push_back({.text = plain(text), .isEnabled = false}); }

    void addLine() { items.emplace_back(); }

    /// Adds an entry that changes the table; `no` is the reason why a rule forbids it.
    void add(const QString &text, Action<> chosen, const QString &no = {})
    {
        const QString why = no.isEmpty() ? held : no;
        items.push_back({.text = plain(text), .tip = why, .chosen = std::move(chosen), .isEnabled = why.isEmpty()});
    }

    void addCorrection(const QString &text, const OmegaCommand &command)
    {
        add(text, [give = actions.give, command] { give(command); });
    }

    /// Adds an entry that opens a form, which changes nothing by itself.
    void addForm(const QString &text, CorrectionKind kind)
    {
        items.push_back({.text = plain(text), .chosen = [open = actions.correct, kind] { open(kind); }});
    }
};

/// Returns the entry for one more wound: at their vitality figures are killed, and active commandos on the map are
/// downed. Empty for a combatant with all wounds.
QString oneWoundMore(const omega::PublicTable &table, const omega::Combatant &who)
{
    const int wounds = omega::woundsOf(table, who) + 1;
    const std::optional<int> vitality = omega::vitalityOf(table, who);
    const bool all = vitality && wounds >= *vitality;
    const QString name = wording::nameOf(table, who);
    const auto *role = get_if<omega::Role>(&who);
    if (all && role == nullptr)
        return SpotWords::tr("Correct: %1 is killed").arg(name);
    if (all && omega::inPlay(table, *role).condition == omega::Condition::Active && omega::inPlay(table, *role).at)
        return SpotWords::tr("Correct: %1 is downed").arg(name);
    if (vitality && wounds > *vitality)
        return {};
    return SpotWords::tr("Correct: %1 has %n wound(s)", nullptr, wounds).arg(name);
}

/// An offer that a rule forbids shows the reason, and its command can be overruled when it is given.
void addOffers(SpotItems &menu, const Picked &picked)
{
    for (const Offer &offer : offersFor(menu.view, picked))
        menu.add(
            wording::button(menu.view, offer), [actions = menu.actions, offer]
            { offer.then ? actions.giveBoth(offer.command, *offer.then) : actions.give(offer.command); },
            offer.no ? wording::against(menu.view, offer) : QString());
}

/// Adds the other stances of a commando who has chosen one: a slip is corrected with one press.
void addStances(SpotItems &menu, omega::Role role)
{
    const omega::PublicTable &table = menu.view.open;
    const omega::Commando &commando = omega::inPlay(table, role);
    const omega::Sheet *sheet = omega::sheetOf(table, role);
    if (sheet == nullptr || !commando.stance || commando.condition != omega::Condition::Active)
        return;
    for (const omega::Stance &stance : sheet->stances)
        if (stance.id != *commando.stance)
            menu.addCorrection(SpotWords::tr("Correct: the stance of %1 is %2", "a commando, a stance")
                                   .arg(wording::nameOf(table, role), wording::name(stance.name)),
                makeCorrection(omega::StanceChosen{role, stance.id}));
}

void addFigure(SpotItems &menu, const omega::Combatant &who)
{
    const omega::PublicTable &table = menu.view.open;
    const int wounds = omega::woundsOf(table, who);
    const QString name = wording::nameOf(table, who);
    if (const QString more = oneWoundMore(table, who); !more.isEmpty())
        menu.addCorrection(more, makeCorrection(omega::WoundsChanged{who, wounds + 1}));
    if (wounds > 0)
        menu.addCorrection(SpotWords::tr("Correct: %1 has %n wound(s)", nullptr, wounds - 1).arg(name),
            makeCorrection(omega::WoundsChanged{who, wounds - 1}));
    if (const auto *role = get_if<omega::Role>(&who))
        addStances(menu, *role);
    if (const auto *figure = get_if<omega::FigureId>(&who))
        menu.addCorrection(
            SpotWords::tr("Correct: %1 is not on the map").arg(name), makeCorrection(omega::FigureLeft{*figure}));
    menu.addForm(SpotWords::tr("Correct where %1 is…").arg(name), CorrectionKind::Place);
}

/// Adds the entries of a combatant who is not on the map.
void addPerson(SpotItems &menu, const omega::Combatant &who)
{
    menu.addTitle(wording::nameOf(menu.view.open, who));
    menu.addLine();
    addFigure(menu, who);
    menu.addForm(SpotWords::tr("Correct something else…"), CorrectionKind::Tokens);
}

/// Adds the entries of a closed door: the combatant who tries it, and the correction that it is not closed.
void addDoor(SpotItems &menu, const Picked &picked)
{
    const QString door = wording::name(*picked.door);
    menu.addTitle(SpotWords::tr("Door %1").arg(door));
    menu.addLine();
    addOffers(menu, picked);
    menu.addLine();
    menu.addCorrection(
        SpotWords::tr("Correct: the door %1 is open").arg(door), makeCorrection(omega::DoorTaken{{*picked.door}}));
    menu.addForm(SpotWords::tr("Correct a door…"), CorrectionKind::Door);
    menu.addForm(SpotWords::tr("Correct something else…"), CorrectionKind::Tokens);
}

void addSpace(SpotItems &menu, const Picked &picked, const std::optional<omega::Combatant> &there)
{
    const QString space = spaceName(*picked.space);
    menu.addTitle(there ? wording::nameOf(menu.view.open, *there) : space);
    menu.addLine();
    addOffers(menu, picked);
    if (const std::optional<omega::Explode> blast = blastMarkedOn(menu.view.open, *picked.space))
        menu.add(SpotWords::tr("%1 explodes…", "a marker").arg(capitalised(wording::name(*blast->marker))),
            [explode = menu.actions.explode, blast] { explode(*blast); });
    menu.addLine();
    if (there)
        addFigure(menu, *there);
    else
        menu.addForm(SpotWords::tr("Add a figure on %1…").arg(space), CorrectionKind::Arrives);
    menu.addForm(SpotWords::tr("Correct what is on %1…").arg(space), CorrectionKind::Marker);
    menu.addForm(SpotWords::tr("Correct something else…"), CorrectionKind::Tokens);
}

void addAwaited(SpotItems &menu, const AwaitedBlast &awaited)
{
    const QString space = spaceName(awaited.blast.at);
    menu.items.push_back({.text = plain(SpotWords::tr("Roll for the explosion on %1", "a space").arg(space)),
        .tip = awaited.why,
        .isEnabled = false});
    menu.items.push_back({.text = plain(SpotWords::tr("Take back the explosion on %1", "a space").arg(space)),
        .tip = SpotWords::tr("Nothing explodes, and nothing has changed; its dice are put away"),
        .chosen = menu.actions.takeBackExplosion});
    menu.addLine();
}

} // namespace

std::vector<MenuItem> spotMenu(const omega::View &view, const Picked &picked,
    const std::optional<omega::Combatant> &who, const std::optional<AwaitedBlast> &awaited,
    const SpotMenuActions &actions)
{
    SpotItems menu{view, actions, awaited ? awaited->why : QString()};
    if (awaited)
        addAwaited(menu, *awaited);
    if (picked.door)
        addDoor(menu, picked);
    if (picked.space)
        addSpace(menu, picked, who ? who : omega::combatantOn(view.open, *picked.space));
    else if (who)
        addPerson(menu, *who);
    return menu.items;
}

} // namespace dossier
