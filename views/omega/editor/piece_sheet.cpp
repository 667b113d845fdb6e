#include "views/omega/editor/piece_sheet.h"

#include "views/kit/choice.h"
#include "views/kit/labels.h"
#include "views/kit/optional_number.h"
#include "views/omega/editor/weapon_list.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

constexpr int mostSpeed = 20;
constexpr int mostHits = 99;
constexpr int longestLabel = 24;

std::optional<omega::Defense> defense(const OptionalNumber *one, const OptionalNumber *two)
{
    if (!one->number())
        return std::nullopt;
    return omega::Defense{*one->number(), two->number()};
}

void setDefense(OptionalNumber *one, OptionalNumber *two, const std::optional<omega::Defense> &defense)
{
    one->setNumber(defense ? std::optional(defense->hits) : std::nullopt);
    two->setNumber(defense ? defense->hitsForTwo : std::nullopt);
    two->setEnabled(defense.has_value());
}

} // namespace

PieceSheet::PieceSheet(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_labelLabel(newLabel(Role::Small, this))
    , m_label(new QLineEdit(this))
    , m_side(new Choice(2, this))
    , m_size(new Choice(2, this))
    , m_facing(new Choice(5, this))
    , m_speedLabel(newLabel(Role::Small, this))
    , m_speed(new OptionalNumber(mostSpeed, this))
    , m_sureFooted(new QCheckBox(this))
    , m_clone(new QCheckBox(this))
    , m_rangedLabel(newParagraph(Role::Small, this))
    , m_ranged(new OptionalNumber(mostHits, this))
    , m_rangedTwo(new OptionalNumber(mostHits, this))
    , m_meleeLabel(newParagraph(Role::Small, this))
    , m_melee(new OptionalNumber(mostHits, this))
    , m_meleeTwo(new OptionalNumber(mostHits, this))
    , m_weapons(new WeaponList(this))
    , m_delete(newButton("secondary", QStringLiteral("x"), this))
{
    setProperty("role", QStringLiteral("side"));
    m_label->setMaxLength(longestLabel);
    m_label->setMinimumHeight(36);
    layOut();
    listen();
    retranslate();
}

void PieceSheet::layOut()
{
    auto *numbers = new QGridLayout;
    numbers->setVerticalSpacing(4);
    numbers->setColumnStretch(0, 1);
    numbers->setColumnStretch(1, 1);
    numbers->addWidget(m_labelLabel, 0, 0);
    numbers->addWidget(m_speedLabel, 0, 1);
    numbers->addWidget(m_label, 1, 0);
    numbers->addWidget(m_speed, 1, 1);
    numbers->addWidget(m_rangedLabel, 2, 0, 1, 2);
    numbers->addWidget(m_ranged, 3, 0);
    numbers->addWidget(m_rangedTwo, 3, 1);
    numbers->addWidget(m_meleeLabel, 4, 0, 1, 2);
    numbers->addWidget(m_melee, 5, 0);
    numbers->addWidget(m_meleeTwo, 5, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(18, 18, 18, 18);
    column->setSpacing(10);
    column->addWidget(m_caption);
    column->addLayout(numbers);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_side, m_facing, m_size, m_sureFooted, m_clone})
        column->addWidget(widget);
    column->addWidget(m_weapons);
    column->addWidget(m_delete);
    column->addStretch();
}

void PieceSheet::listen()
{
    const auto tellAll = [this] { tell(piece()); };
    connect(m_label, &QLineEdit::editingFinished, this, tellAll);
    for (Choice *choice : {m_side, m_size, m_facing})
        connect(choice, &Choice::optionChosen, this,
            [this, choice](int option)
            {
                choice->setChosen(option);
                tell(piece());
            });
    for (OptionalNumber *number : {m_speed, m_ranged, m_rangedTwo, m_melee, m_meleeTwo})
        connect(number, &OptionalNumber::numberChosen, this, tellAll);
    for (QCheckBox *box : {m_sureFooted, m_clone})
        connect(box, &QCheckBox::clicked, this, tellAll);
    connect(m_weapons, &WeaponList::weaponsChanged, this,
        [this](const std::vector<omega::Weapon> &weapons)
        {
            omega::Piece changed = piece();
            changed.weapons = weapons;
            tell(changed);
        });
    connect(m_delete, &QPushButton::clicked, this, &PieceSheet::deleteAsked);
}

void PieceSheet::render(const omega::Piece &piece)
{
    m_piece = piece;
    const QString text = QString::fromStdString(piece.label);
    if (m_label->text() != text)
        m_label->setText(text);
    m_side->setChosen(static_cast<int>(piece.side));
    m_size->setChosen(piece.figure.size - 1);
    m_facing->setChosen(static_cast<int>(piece.facing));
    m_speed->setNumber(piece.speed);
    m_sureFooted->setChecked(piece.sureFooted);
    m_clone->setChecked(piece.clone);
    setDefense(m_ranged, m_rangedTwo, piece.rangedDefense);
    setDefense(m_melee, m_meleeTwo, piece.meleeDefense);
    m_weapons->render(piece.weapons);
}

void PieceSheet::takeFocus()
{
    const auto unknown = [](const OptionalNumber *number) { return !number->number(); };
    for (OptionalNumber *number : {m_speed, m_ranged, m_melee})
        if (unknown(number))
            return number->setFocus(Qt::OtherFocusReason);
    m_label->setFocus(Qt::OtherFocusReason);
}

omega::Piece PieceSheet::piece() const
{
    omega::Piece piece = m_piece;
    piece.label = m_label->text().toStdString();
    piece.side = static_cast<Side>(m_side->chosen());
    piece.figure.size = m_size->chosen() + 1;
    piece.facing = static_cast<Facing>(m_facing->chosen());
    piece.speed = m_speed->number();
    piece.sureFooted = m_sureFooted->isChecked();
    piece.clone = m_clone->isChecked();
    piece.rangedDefense = defense(m_ranged, m_rangedTwo);
    piece.meleeDefense = defense(m_melee, m_meleeTwo);
    piece.weapons = m_weapons->weapons();
    return piece;
}

void PieceSheet::tell(const omega::Piece &changed)
{
    if (changed != m_piece)
        emit pieceChanged(changed);
}

void PieceSheet::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void PieceSheet::retranslate()
{
    //: a piece on the board; its sheet is open
    m_caption->setText(tr("Figure"));
    m_labelLabel->setText(tr("Label"));
    m_label->setAccessibleName(tr("Label"));
    m_label->setToolTip(tr("Label of the figure’s token: two letters are easiest to read"));
    m_side->setCaption(tr("Side"));
    m_side->setOption(0, tr("Commando"), tr("It fights for the commandos"));
    m_side->setOption(1, tr("Enemy"), tr("It fights for the overseer"));
    m_size->setCaption(tr("Size"));
    m_size->setOption(0, tr("1 space"), tr("It takes up one space"));
    m_size->setOption(1, tr("2 × 2 spaces"), tr("It takes up four spaces, to the east and south of its first"));
    m_facing->setCaption(tr("Facing"));
    m_facing->setOption(0, QStringLiteral("↑"), tr("It looks north"), tr("North"));
    m_facing->setOption(1, QStringLiteral("→"), tr("It looks east"), tr("East"));
    m_facing->setOption(2, QStringLiteral("↓"), tr("It looks south"), tr("South"));
    m_facing->setOption(3, QStringLiteral("←"), tr("It looks west"), tr("West"));
    m_facing->setOption(4, QStringLiteral("360°"), tr("It looks all round"), tr("All round"));
    m_speedLabel->setText(tr("Speed"));
    m_speed->setTexts(tr("Speed"), tr("Movement points of one move action; a dash is unknown"));
    m_sureFooted->setText(tr("Sure-footed"));
    m_sureFooted->setAccessibleName(tr("Sure-footed"));
    m_sureFooted->setToolTip(tr("Rubble costs it no extra points"));
    m_clone->setText(tr("Travels by vents"));
    m_clone->setAccessibleName(tr("Travels by vents"));
    m_clone->setToolTip(tr("A clone that goes from vent to vent"));
    m_rangedLabel->setText(tr("Ranged defense: hits for one wound, for two"));
    m_ranged->setTexts(tr("Ranged defense"), tr("Hits that a ranged attack needs for one wound; a dash is unknown"));
    m_rangedTwo->setTexts(
        tr("Ranged defense for two wounds"), tr("Hits that a ranged attack needs for two wounds; a dash for none"));
    m_meleeLabel->setText(tr("Melee defense: hits for one wound, for two"));
    m_melee->setTexts(tr("Melee defense"), tr("Hits that a melee attack needs for one wound; a dash is unknown"));
    m_meleeTwo->setTexts(
        tr("Melee defense for two wounds"), tr("Hits that a melee attack needs for two wounds; a dash for none"));
    label(m_delete, tr("Remove the figure"), tr("Remove this figure from the board (Del)"));
}

} // namespace dossier
