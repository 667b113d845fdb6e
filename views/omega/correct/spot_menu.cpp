#include "views/omega/correct/spot_menu.h"

#include "model/omega/seen/numbers.h"
#include "views/board/space_name.h"
#include "views/kit/plain_text.h"
#include "views/omega/asks/blasts.h"
#include "views/omega/words/offer_words.h"
#include "views/omega/words/wording.h"

namespace dossier
{

namespace
{

/// The name of a menu's entry: an ampersand in it is no key.
QString plain(QString text)
{
    return text.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace

SpotMenu::SpotMenu(const SeenView &view, const Picked &picked, QWidget *parent, std::optional<omega::Combatant> who)
    : QMenu(parent)
{
    setToolTipsVisible(true);
    setAttribute(Qt::WA_DeleteOnClose);
    if (picked.door)
        addDoor(*view, picked);
    if (!picked.space)
    {
        if (who)
            addPerson(*view, *who);
        return;
    }
    const std::optional<omega::Combatant> there = who ? who : omega::combatantOn(view->open, *picked.space);
    addAction(plain(there ? wording::nameOf(view->open, *there) : spaceName(*picked.space)))->setEnabled(false);
    addSeparator();
    addOffers(*view, picked);
    if (const std::optional<omega::Explode> blast = blastMarkedOn(view->open, *picked.space))
        connect(addAction(plain(tr("%1 explodes…", "a marker").arg(capitalised(wording::name(*blast->marker))))),
            &QAction::triggered, this, [this, blast] { emit explosionAsked(*blast); });
    addSeparator();
    if (there)
        addFigure(*view, *there);
    else
        addForm(tr("Add a figure on %1…").arg(spaceName(*picked.space)), CorrectionKind::Arrives);
    addForm(tr("Correct what is on %1…").arg(spaceName(*picked.space)), CorrectionKind::Marker);
    addForm(tr("Correct something else…"), CorrectionKind::Tokens);
}

void SpotMenu::hold(const omega::Explode &blast, const QString &why)
{
    const QList<QAction *> before = actions();
    for (QAction *action : before)
        if (action->isEnabled() && !action->isSeparator() && !m_forms.contains(action))
        {
            action->setEnabled(false);
            action->setToolTip(why);
        }
    QAction *first = before.value(0);
    const QString space = spaceName(blast.at);
    auto *waits = new QAction(plain(tr("The dice of the explosion on %1 are next", "a space").arg(space)), this);
    waits->setEnabled(false);
    waits->setToolTip(why);
    auto *back = new QAction(plain(tr("Take back the explosion on %1", "a space").arg(space)), this);
    back->setToolTip(tr("Nothing explodes, and nothing has changed; its dice are put away"));
    connect(back, &QAction::triggered, this, &SpotMenu::takeBackAsked);
    insertActions(first, {waits, back});
    insertSeparator(first);
}

/// Somebody who is not on the map.
void SpotMenu::addPerson(const omega::View &view, const omega::Combatant &who)
{
    addAction(plain(wording::nameOf(view.open, who)))->setEnabled(false);
    addSeparator();
    addFigure(view, who);
    addForm(tr("Correct something else…"), CorrectionKind::Tokens);
}

/// A door that is closed: who tries it, and that it is not closed.
void SpotMenu::addDoor(const omega::View &view, const Picked &picked)
{
    const QString door = wording::name(*picked.door);
    addAction(plain(tr("Door %1").arg(door)))->setEnabled(false);
    addSeparator();
    addOffers(view, picked);
    addSeparator();
    addCorrection(tr("Correct: the door %1 is open").arg(door), correcting(omega::DoorTaken{{*picked.door}}));
    addForm(tr("Correct a door…"), CorrectionKind::Door);
    addForm(tr("Correct something else…"), CorrectionKind::Tokens);
}

/// What a rule is against stands there with its reason, and can be overruled where it is asked for.
void SpotMenu::addOffers(const omega::View &view, const Picked &picked)
{
    for (const Offer &offer : offersFor(view, picked))
    {
        QAction *action = addAction(plain(wording::button(view, offer)));
        action->setEnabled(!offer.no);
        if (offer.no)
            action->setToolTip(wording::against(view, offer));
        connect(action, &QAction::triggered, this,
            [this, offer] { offer.then ? emit bothGiven(offer.ask, *offer.then) : emit commandGiven(offer.ask); });
    }
}

namespace
{

/// What one wound more is: at their vitality figures are killed, and commandos who stand are downed. Whoever has all
/// wounds already gets no more.
QString oneWoundMore(const omega::PublicTable &table, const omega::Combatant &who)
{
    const int wounds = omega::woundsOf(table, who) + 1;
    const std::optional<int> vitality = omega::vitalityOf(table, who);
    const bool all = vitality && wounds >= *vitality;
    const QString name = wording::nameOf(table, who);
    const auto *role = get_if<omega::Role>(&who);
    if (all && role == nullptr)
        return SpotMenu::tr("Correct: %1 is killed").arg(name);
    if (all && omega::inPlay(table, *role).condition == omega::Condition::Active && omega::inPlay(table, *role).at)
        return SpotMenu::tr("Correct: %1 is downed").arg(name);
    if (vitality && wounds > *vitality)
        return {};
    return SpotMenu::tr("Correct: %1 has %n wound(s)", nullptr, wounds).arg(name);
}

} // namespace

void SpotMenu::addFigure(const omega::View &view, const omega::Combatant &who)
{
    const int wounds = omega::woundsOf(view.open, who);
    const QString name = wording::nameOf(view.open, who);
    if (const QString more = oneWoundMore(view.open, who); !more.isEmpty())
        addCorrection(more, correcting(omega::WoundsChanged{who, wounds + 1}));
    if (wounds > 0)
        addCorrection(tr("Correct: %1 has %n wound(s)", nullptr, wounds - 1).arg(name),
            correcting(omega::WoundsChanged{who, wounds - 1}));
    if (const auto *role = get_if<omega::Role>(&who))
        addStances(view, *role);
    if (const auto *figure = get_if<omega::FigureId>(&who))
        addCorrection(tr("Correct: %1 is not on the map").arg(name), correcting(omega::FigureLeft{*figure}));
    addForm(tr("Correct where %1 is…").arg(name), CorrectionKind::Place);
}

/// The other stances of a commando who has chosen one: what was declared by a slip costs one press.
void SpotMenu::addStances(const omega::View &view, omega::Role role)
{
    const omega::Commando &commando = omega::inPlay(view.open, role);
    const omega::Sheet *sheet = omega::sheetOf(view.open, role);
    if (sheet == nullptr || !commando.stance || commando.condition != omega::Condition::Active)
        return;
    for (const omega::Stance &stance : sheet->stances)
        if (stance.id != *commando.stance)
            addCorrection(tr("Correct: the stance of %1 is %2", "a commando, a stance")
                              .arg(wording::nameOf(view.open, role), wording::name(stance.name)),
                correcting(omega::StanceChosen{role, stance.id}));
}

void SpotMenu::addCorrection(const QString &text, const Ask &ask)
{
    connect(addAction(plain(text)), &QAction::triggered, this, [this, ask] { emit commandGiven(ask); });
}

void SpotMenu::addForm(const QString &text, CorrectionKind kind)
{
    m_forms << addAction(plain(text));
    connect(m_forms.back(), &QAction::triggered, this, [this, kind] { emit correctionAsked(kind); });
}

} // namespace dossier
