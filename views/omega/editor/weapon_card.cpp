#include "views/omega/editor/weapon_card.h"

#include "views/kit/choice.h"
#include "views/kit/labels.h"
#include "views/kit/optional_number.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace dossier
{

namespace
{

constexpr int mostRange = 80;
constexpr int longestName = 40;

} // namespace

WeaponCard::WeaponCard(QWidget *parent)
    : QFrame(parent)
    , m_name(new QLineEdit(this))
    , m_remove(newButton("icon", QStringLiteral("x"), this))
    , m_type(new Choice(2, this))
    , m_rangeLabel(newLabel(Role::Small, this))
    , m_range(new OptionalNumber(mostRange, this))
    , m_blackLabel(newLabel(Role::Small, this))
    , m_black(new OptionalNumber(DicePool::mostOfAKind, this))
    , m_redLabel(newLabel(Role::Small, this))
    , m_red(new OptionalNumber(DicePool::mostOfAKind, this))
    , m_reach(new QCheckBox(this))
{
    setProperty("role", QStringLiteral("card"));
    m_name->setMaxLength(longestName);
    m_name->setMinimumHeight(36);
    layOut();
    listen();
    retranslate();
}

void WeaponCard::layOut()
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(12, 10, 12, 12);
    grid->setVerticalSpacing(6);
    auto *head = new QHBoxLayout;
    head->addWidget(m_name, 1);
    head->addWidget(m_remove);
    grid->addLayout(head, 0, 0, 1, 3);
    grid->addWidget(m_type, 1, 0, 1, 3);
    grid->addWidget(m_blackLabel, 2, 0);
    grid->addWidget(m_redLabel, 2, 1);
    grid->addWidget(m_rangeLabel, 2, 2);
    grid->addWidget(m_black, 3, 0);
    grid->addWidget(m_red, 3, 1);
    grid->addWidget(m_range, 3, 2);
    grid->addWidget(m_reach, 4, 0, 1, 3);
}

void WeaponCard::listen()
{
    connect(m_name, &QLineEdit::editingFinished, this, &WeaponCard::edited);
    connect(m_remove, &QPushButton::clicked, this, &WeaponCard::removeAsked);
    connect(m_type, &Choice::optionChosen, this,
        [this](int option)
        {
            m_type->setChosen(option);
            fit();
            emit edited();
        });
    for (OptionalNumber *number : {m_range, m_black, m_red})
        connect(number, &OptionalNumber::numberChosen, this, &WeaponCard::edited);
    connect(m_reach, &QCheckBox::clicked, this, &WeaponCard::edited);
}

void WeaponCard::render(const omega::Weapon &weapon)
{
    const QString name = QString::fromStdString(weapon.name);
    if (m_name->text() != name)
        m_name->setText(name);
    m_type->setChosen(weapon.type == AttackType::Ranged ? 0 : 1);
    m_range->setNumber(weapon.range);
    m_black->setNumber(weapon.dice ? std::optional(weapon.dice->black) : std::nullopt);
    m_red->setNumber(weapon.dice ? std::optional(weapon.dice->red) : std::nullopt);
    m_reach->setChecked(weapon.reach);
    fit();
}

/// The dice are known as soon as one of the two numbers is; the other is none then.
omega::Weapon WeaponCard::weapon() const
{
    omega::Weapon weapon;
    weapon.name = m_name->text().toStdString();
    weapon.type = m_type->chosen() == 0 ? AttackType::Ranged : AttackType::Melee;
    weapon.range = m_range->number();
    if (m_black->number() || m_red->number())
        weapon.dice = DicePool{m_black->number().value_or(0), m_red->number().value_or(0)};
    weapon.reach = m_reach->isChecked();
    return weapon;
}

void WeaponCard::fit()
{
    const bool ranged = m_type->chosen() == 0;
    m_rangeLabel->setVisible(ranged);
    m_range->setVisible(ranged);
    m_reach->setVisible(!ranged);
}

void WeaponCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void WeaponCard::retranslate()
{
    m_name->setPlaceholderText(tr("Name of the weapon"));
    m_name->setAccessibleName(tr("Name of the weapon"));
    m_name->setToolTip(tr("What the weapon’s card calls it"));
    label(m_remove, {}, tr("Delete this weapon"));
    m_type->setCaption(tr("Kind of attack"));
    m_type->setOption(0, tr("Ranged"), tr("A weapon that shoots or is thrown"));
    m_type->setOption(1, tr("Melee"), tr("A weapon for close combat"));
    m_blackLabel->setText(tr("Black dice"));
    m_black->setTexts(tr("Black dice"), tr("How many black dice the weapon rolls; a dash is unknown"));
    m_redLabel->setText(tr("Red dice"));
    m_red->setTexts(tr("Red dice"), tr("How many red dice the weapon rolls; a dash is unknown"));
    m_rangeLabel->setText(tr("Range"));
    m_range->setTexts(tr("Range"), tr("How many spaces the weapon reaches; a dash is unknown"));
    m_reach->setText(tr("Reach"));
    m_reach->setAccessibleName(tr("Reach"));
    m_reach->setToolTip(tr("A melee weapon that reaches two spaces"));
}

} // namespace dossier
