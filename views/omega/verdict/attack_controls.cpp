#include "views/omega/verdict/attack_controls.h"

#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/omega/verdict/attack_wording.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

namespace dossier
{

namespace
{

constexpr int mostDefense = 20;
constexpr int mostActions = 6;

QComboBox *newList(QWidget *parent)
{
    auto *list = new QComboBox(parent);
    list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return list;
}

void setEntries(QComboBox *list, const QStringList &entries, int current)
{
    const QSignalBlocker quiet(list);
    list->clear();
    list->addItems(entries);
    list->setCurrentIndex(current);
}

} // namespace

AttackControls::AttackControls(QWidget *parent)
    : QWidget(parent)
    , m_weapon(newList(this))
    , m_kind(newList(this))
    , m_black(newNumber(-DicePool::mostOfAKind, DicePool::mostOfAKind))
    , m_red(newNumber(-DicePool::mostOfAKind, DicePool::mostOfAKind))
    , m_defense(newNumber(-mostDefense, mostDefense))
    , m_reroll(newList(this))
    , m_actions(newNumber(1, mostActions))
    , m_diagonal(new QCheckBox(this))
{
    auto *flow = new FlowLayout(this, 12);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_weaponField = added(m_weapon);
    m_kindField = added(m_kind);
    m_blackField = added(m_black);
    m_redField = added(m_red);
    m_defenseField = added(m_defense);
    m_rerollField = added(m_reroll);
    m_actionsField = added(m_actions);
    flow->addWidget(m_diagonal);
    for (QSpinBox *number : {m_black, m_red, m_defense})
        number->setPrefix(QString());
    for (QComboBox *list : {m_weapon, m_kind, m_reroll})
        connect(list, &QComboBox::activated, this, &AttackControls::change);
    for (QSpinBox *number : {m_black, m_red, m_defense, m_actions})
        connect(number, &QSpinBox::valueChanged, this, &AttackControls::change);
    connect(m_diagonal, &QCheckBox::clicked, this, &AttackControls::change);
    retranslate();
    hide();
}

void AttackControls::render(const omega::Board &board, const BoardChoice &choice, Printing printing)
{
    m_board = board;
    m_choice = mended(board, choice);
    m_printing = printing;
    retranslate();
    fill();
}

void AttackControls::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

AttackControls::Field AttackControls::added(QWidget *control)
{
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins({});
    row->setSpacing(6);
    QLabel *name = newLabel(Role::Small, box);
    name->setBuddy(control);
    row->addWidget(name);
    row->addWidget(control);
    layout()->addWidget(box);
    return {box, name};
}

QSpinBox *AttackControls::newNumber(int least, int most)
{
    auto *number = new QSpinBox(this);
    number->setRange(least, most);
    number->setKeyboardTracking(false);
    return number;
}

void AttackControls::retranslate()
{
    setAccessibleName(tr("What to work out"));
    const auto name = [](const Field &field, QWidget *control, const QString &text, const QString &tip)
    {
        field.label->setText(text);
        // The list that opens takes the keyboard and is told by a name of its own.
        const auto *list = qobject_cast<const QComboBox *>(control);
        for (QWidget *one : {control, list != nullptr ? static_cast<QWidget *>(list->view()) : control})
        {
            one->setToolTip(tip);
            one->setAccessibleName(tip);
        }
    };
    name(m_weaponField, m_weapon, tr("Weapon"), tr("Weapon of the attack"));
    name(m_kindField, m_kind, tr("Attack"), tr("Ranged or melee attack"));
    name(m_blackField, m_black, tr("Black ±"), tr("Black dice that abilities add or remove"));
    name(m_redField, m_red, tr("Red ±"), tr("Red dice that abilities add or remove"));
    name(m_defenseField, m_defense, tr("Defense ±"), tr("What abilities add to the target’s defense"));
    name(m_rerollField, m_reroll, tr("Reroll"), tr("Reroll that an ability grants once"));
    name(m_actionsField, m_actions, tr("Moves"), tr("Move actions taken together as one"));
    m_diagonal->setText(tr("Diagonal used"));
    m_diagonal->setAccessibleName(m_diagonal->text());
    m_diagonal->setToolTip(tr("The turn’s one diagonal step has been used"));
    fillWeapons();
    setEntries(m_kind, {tr("Ranged"), tr("Melee")}, m_choice.attack == AttackType::Melee ? 1 : 0);
    //: no reroll
    setEntries(m_reroll, {tr("None"), tr("All dice"), tr("Blanks")},
        !m_choice.reroll                      ? 0
            : *m_choice.reroll == Reroll::All ? 1
                                              : 2);
}

void AttackControls::fillWeapons()
{
    QStringList names{tr("None", "weapon")};
    if (m_choice.actor)
        for (std::size_t i = 0; i < m_board.pieces.at(*m_choice.actor).weapons.size(); ++i)
            names << wording::weaponName(m_board.pieces[*m_choice.actor], i);
    setEntries(m_weapon, names, m_choice.weapon ? static_cast<int>(*m_choice.weapon) + 1 : 0);
}

void AttackControls::fill()
{
    const bool attacks = m_choice.target && !hasPath(m_choice);
    const bool moves = m_choice.actor && !attacks;
    const bool armed = m_choice.actor && !m_board.pieces[*m_choice.actor].weapons.empty();
    const auto set = [](QSpinBox *number, int value)
    {
        const QSignalBlocker quiet(number);
        number->setValue(value);
    };
    set(m_black, m_choice.moreDice.black);
    set(m_red, m_choice.moreDice.red);
    set(m_defense, m_choice.moreDefense);
    set(m_actions, m_choice.actions);
    m_diagonal->setChecked(m_choice.diagonalUsed);
    m_weaponField.box->setVisible(attacks && armed);
    m_kindField.box->setVisible(attacks && !m_choice.weapon);
    for (const Field &field : {m_blackField, m_redField, m_defenseField, m_rerollField})
        field.box->setVisible(attacks && m_choice.weapon);
    // OP-MOVE-6.
    m_actionsField.box->setVisible(
        moves && m_printing == Printing::Revised && m_board.pieces[*m_choice.actor].side == Side::Commando);
    m_diagonal->setVisible(moves);
    setVisible(attacks || moves);
}

void AttackControls::change()
{
    BoardChoice choice = m_choice;
    choice.weapon.reset();
    if (m_weapon->currentIndex() > 0)
        choice.weapon = static_cast<std::size_t>(m_weapon->currentIndex()) - 1;
    choice.attack = m_kind->currentIndex() == 1 ? AttackType::Melee : AttackType::Ranged;
    choice.moreDice = {m_black->value(), m_red->value()};
    choice.moreDefense = m_defense->value();
    choice.reroll.reset();
    if (m_reroll->currentIndex() > 0)
        choice.reroll = m_reroll->currentIndex() == 1 ? Reroll::All : Reroll::Blanks;
    choice.actions = m_actions->value();
    choice.diagonalUsed = m_diagonal->isChecked();
    if (choice != m_choice)
        emit choiceChanged(choice);
}

} // namespace dossier
