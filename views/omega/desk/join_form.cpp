#include "views/omega/desk/join_form.h"

#include "views/kit/flow_layout.h"
#include "views/kit/framed_number.h"
#include "views/kit/labels.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace dossier
{

namespace
{

/// Letters of a name that can be read without scrolling.
constexpr int shortestName = 16;

} // namespace

JoinForm::JoinForm(QWidget *parent)
    : QWidget(parent)
    , m_name(new QComboBox(this))
    , m_black(newNumber(-DicePool::mostOfAKind, DicePool::mostOfAKind, this))
    , m_red(newNumber(-DicePool::mostOfAKind, DicePool::mostOfAKind, this))
    , m_defense(newNumber(-DicePool::mostOfAKind, DicePool::mostOfAKind, this))
    , m_cost(newNumber(0, DicePool::mostOfAKind, this))
    , m_join(newButton("offer", {}, this))
{
    m_name->setEditable(true);
    m_name->setInsertPolicy(QComboBox::NoInsert);
    m_name->setMinimumContentsLength(shortestName);
    auto *fields = new FlowLayout(this, 8);
    for (QWidget *field : std::initializer_list<QWidget *>{m_name, m_black, m_red, m_defense, m_cost, m_join})
        fields->addWidget(field);
    connect(m_join, &QPushButton::clicked, this, &JoinForm::given);
}

void JoinForm::render(bool again)
{
    label(m_join, again ? tr("Roll again") : tr("Add"),
        again ? tr("First set the dice above to the new results, then confirm")
              : tr("Add an ability or a card to the attack before the dice"));
    m_name->setAccessibleName(tr("Name of the ability or card"));
    m_name->lineEdit()->setPlaceholderText(tr("Ability or card"));
    m_name->setToolTip(tr("What it is called; the same name counts once"));
    for (const auto &[box, words] : {std::pair(m_black, tr("black %1")), {m_red, tr("red %1")},
             {m_defense, tr("defense %1")}, {m_cost, tr("cost %1")}})
    {
        writeAround(box, words);
        box->setAccessibleName(wordsAround(words));
        box->setToolTip(box == m_cost ? tr("Adrenaline that it costs") : tr("What it adds, or removes"));
        box->setVisible(!again || box == m_cost);
    }
}

void JoinForm::takeFocus()
{
    m_name->setFocus(Qt::OtherFocusReason);
}

void JoinForm::clear()
{
    m_name->setEditText({});
    for (QSpinBox *box : {m_black, m_red, m_defense, m_cost})
        box->setValue(0);
}

QWidget *JoinForm::added() const
{
    return m_black;
}

std::optional<omega::JoinAttack> JoinForm::entered(std::optional<omega::Role> payer)
{
    const std::string name = m_name->currentText().trimmed().toStdString();
    if (name.empty())
    {
        takeFocus();
        return std::nullopt;
    }
    return omega::JoinAttack{{name}, m_black->value(), m_red->value(), m_defense->value(), payer, m_cost->value()};
}

} // namespace dossier
