#include "views/omega/desk/enemy_card.h"

#include "model/omega/seen/numbers.h"
#include "views/kit/chip.h"
#include "views/kit/in_sight.h"
#include "views/kit/labels.h"
#include "views/kit/pips.h"
#include "views/omega/owner/owner_wording.h"
#include "views/omega/parts/unknown_number.h"
#include "views/omega/verdict/attack_wording.h"
#include "views/omega/words/wording.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

QString defenseText(const omega::PublicTable &table, const omega::Combatant &who, AttackType attack)
{
    const std::optional<omega::Defense> defense = omega::defenseOf(table, who, attack);
    if (!defense)
        return QStringLiteral("?");
    return defense->hitsForTwo ? QStringLiteral("%1/%2").arg(defense->hits).arg(*defense->hitsForTwo)
                               : QString::number(defense->hits);
}

QString weaponText(const omega::PublicTable &table, const omega::WeaponId &id)
{
    const omega::WeaponCard *weapon = omega::found(table.content.weapons, id);
    if (weapon == nullptr)
        return {};
    const QString dice = weapon->dice ? wording::dice(*weapon->dice) : QStringLiteral("?");
    return weapon->attack == AttackType::Melee
        ? EnemyCard::tr("%1: %2", "a weapon and its dice").arg(wording::name(weapon->name), dice)
        : EnemyCard::tr("%1: range %2, %3", "a weapon, its range and its dice")
              .arg(wording::name(weapon->name), orUnknown(weapon->range), dice);
}

} // namespace

EnemyCard::EnemyCard(QWidget *parent)
    : QFrame(parent)
    , m_name(newParagraph(Role::Strong, this))
    , m_state(newChip(ChipTone::Later, this))
    , m_numbers(newParagraph(Role::Small, this))
    , m_weapons(newParagraph(Role::Small, this))
    , m_keywords(newParagraph(Role::Small, this))
    , m_wounds(new Pips(PipKind::Wounds, this))
    , m_woundsText(newLabel(Role::Small, this))
{
    setProperty("role", QStringLiteral("card"));
    setFocusPolicy(Qt::TabFocus);
    m_wounds->installEventFilter(this);
    layOut();
    connect(m_wounds, &Pips::countAsked, this,
        [this](int count) { emit commandGiven(correcting(omega::WoundsChanged{m_figure, count})); });
}

void EnemyCard::layOut()
{
    auto *top = new QHBoxLayout;
    top->setSpacing(6);
    top->addWidget(m_name, 1);
    top->addWidget(m_state);
    auto *wounds = new QHBoxLayout;
    wounds->setSpacing(6);
    wounds->addWidget(m_woundsText);
    wounds->addWidget(m_wounds);
    wounds->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 6, 8, 6);
    column->setSpacing(2);
    column->addLayout(top);
    column->addLayout(wounds);
    for (QLabel *text : {m_numbers, m_weapons, m_keywords})
        column->addWidget(text);
}

void EnemyCard::setBrief(bool brief)
{
    m_brief = brief;
    unfold();
}

/// What has the keyboard shows all that it has, too.
void EnemyCard::unfold()
{
    const bool whole = !m_brief || m_picked || hasFocus() || m_wounds->hasFocus();
    const bool unfolds = whole && m_numbers->isHidden() && isVisible();
    for (QLabel *text : {m_numbers, m_weapons, m_keywords})
        text->setVisible(whole && !text->text().isEmpty());
    if (unfolds && m_brief)
        bringIntoSight(*this);
}

void EnemyCard::setTheme(const Theme &theme)
{
    m_wounds->setTheme(theme);
}

void EnemyCard::render(const omega::View &view, omega::FigureId figure, bool picked)
{
    m_figure = figure;
    const omega::Combatant who = figure;
    const omega::Standing *standing = omega::standingOf(view.open, who);
    const omega::FigureCard *card = omega::cardOf(view.open, who);
    if (standing == nullptr || card == nullptr)
        return;
    const QString name = wording::nameOf(view.open, who);
    const std::optional<int> vitality = omega::vitalityOf(view.open, who);
    m_name->setText(tr("%1 %2", "a figure as the board writes it, its kind")
            .arg(wording::shortNameOf(view.open, who), wording::nameOf(view.open, standing->kind)));
    m_state->setText(tr("activated"));
    m_state->setVisible(standing->activated);
    m_wounds->render(standing->wounds, vitality.value_or(standing->wounds + 1));
    m_wounds->setAccessibleName(tr("Wounds of %1").arg(name));
    m_wounds->setToolTip(tr("Wounds of %1: click or use the arrow keys to correct them").arg(name));
    m_woundsText->setText(QStringLiteral("%1/%2").arg(standing->wounds).arg(orUnknown(vitality)));
    m_woundsText->setToolTip(tr("wounds %1", "of the vitality, as 1/3").arg(m_woundsText->text()));
    m_numbers->setText(tr("speed %1 · defense: ranged %2, melee %3")
            .arg(orUnknown(omega::speedOf(view.open, who)), defenseText(view.open, who, AttackType::Ranged),
                defenseText(view.open, who, AttackType::Melee)));
    QStringList weapons;
    for (const omega::WeaponId &weapon : card->weapons)
        weapons << weaponText(view.open, weapon);
    m_weapons->setText(weapons.join(u'\n'));
    QStringList keywords;
    for (const omega::Keyword keyword : card->keywords)
        keywords << wording::name(keyword);
    m_keywords->setText(keywords.join(QStringLiteral(" · ")));
    setAccessibleName(name);
    setToneWord(this, picked ? "target" : "");
    m_picked = picked;
    unfold();
    tellAll();
}

/// On hover and to a reader it says all that it has, also where it is brief.
void EnemyCard::tellAll()
{
    QStringList all{m_woundsText->toolTip()};
    if (!m_state->isHidden())
        all << m_state->text();
    for (const QLabel *text : {m_numbers, m_weapons, m_keywords})
        if (!text->text().isEmpty())
            all << text->text();
    setAccessibleDescription(all.join(QStringLiteral(". ")));
    all << tr("Click or press Enter to choose %1 on the board").arg(accessibleName());
    setToolTip(all.join(u'\n'));
}

void EnemyCard::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    // A press on one of its buttons leaves the keyboard where it was, one on the card does not.
    setFocus(Qt::MouseFocusReason);
    emit picked(m_figure);
}

void EnemyCard::focusInEvent(QFocusEvent *event)
{
    QFrame::focusInEvent(event);
    unfold();
}

void EnemyCard::focusOutEvent(QFocusEvent *event)
{
    QFrame::focusOutEvent(event);
    // A menu or another window gives it back.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        unfold();
}

bool EnemyCard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_wounds && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        unfold();
    return QFrame::eventFilter(watched, event);
}

void EnemyCard::contextMenuEvent(QContextMenuEvent *event)
{
    emit menuAsked(m_figure, event->globalPos());
}

void EnemyCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        emit picked(m_figure);
    else
        QFrame::keyPressEvent(event);
}

} // namespace dossier
