#include "views/omega/editor/weapon_list.h"

#include "views/kit/labels.h"
#include "views/omega/editor/weapon_card.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

WeaponList::WeaponList(QWidget *parent)
    : QWidget(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_column(new QVBoxLayout)
    , m_add(newButton("secondary", QStringLiteral("plus"), this))
{
    m_add->setProperty("adds", true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(10);
    column->addWidget(m_caption);
    column->addLayout(m_column);
    column->addWidget(m_add);
    connect(m_add, &QPushButton::clicked, this, &WeaponList::add);
    retranslate();
}

void WeaponList::render(const std::vector<omega::Weapon> &weapons)
{
    // Cards stay what they are, so that the keyboard keeps its place.
    while (m_cards.size() > static_cast<qsizetype>(weapons.size()))
    {
        WeaponCard *card = m_cards.takeLast();
        card->hide();
        card->deleteLater();
    }
    while (m_cards.size() < static_cast<qsizetype>(weapons.size()))
        addCard();
    for (qsizetype i = 0; i < m_cards.size(); ++i)
        m_cards[i]->render(weapons[static_cast<std::size_t>(i)]);
}

std::vector<omega::Weapon> WeaponList::weapons() const
{
    std::vector<omega::Weapon> weapons;
    for (const WeaponCard *card : m_cards)
        weapons.push_back(card->weapon());
    return weapons;
}

void WeaponList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void WeaponList::addCard()
{
    auto *card = new WeaponCard(this);
    m_column->addWidget(card);
    m_cards << card;
    connect(card, &WeaponCard::edited, this, [this] { emit weaponsChanged(weapons()); });
    connect(card, &WeaponCard::removeAsked, this, [this, card] { remove(m_cards.indexOf(card)); });
}

void WeaponList::add()
{
    std::vector<omega::Weapon> changed = weapons();
    changed.emplace_back();
    emit weaponsChanged(changed);
}

void WeaponList::remove(qsizetype weapon)
{
    std::vector<omega::Weapon> changed = weapons();
    changed.erase(changed.begin() + weapon);
    emit weaponsChanged(changed);
}

void WeaponList::retranslate()
{
    m_caption->setText(tr("Weapons"));
    label(m_add, tr("Add a weapon"), tr("Add a weapon to fill in from its card"));
}

} // namespace dossier
