#include "views/omega/desk/dice_row.h"

#include "views/kit/chip.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/kit/tab_order.h"
#include "views/kit/tell_reader.h"
#include "views/kit/typed_digit.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// Of a die, whose faces show 0 to 2 hits.
constexpr int mostFace = 2;

} // namespace

DiceRow::DiceRow(QWidget *parent)
    : QWidget(parent)
{
    new FlowLayout(this);
}

void DiceRow::setPool(const DicePool &pool)
{
    const bool typing = std::ranges::any_of(m_dice, &QWidget::hasFocus);
    m_faces = {};
    m_typed.clear();
    changePool(pool);
    if (typing)
        takeFocus();
}

/// The black dice come first: those that come or go move the red ones.
void DiceRow::changePool(const DicePool &pool)
{
    const qsizetype black = m_faces.pool().black;
    QList<qsizetype> kept;
    for (const qsizetype die : std::as_const(m_typed))
        if (die < black ? die < pool.black : die - black < pool.red)
            kept << (die < black ? die : die - black + pool.black);
    m_faces.black.resize(static_cast<std::size_t>(pool.black));
    m_faces.red.resize(static_cast<std::size_t>(pool.red));
    m_turned.assign(static_cast<std::size_t>(pool.size()), false);
    for (const qsizetype die : std::as_const(kept))
        m_turned[static_cast<std::size_t>(die)] = true;
    m_typed = kept;
    layOut();
}

void DiceRow::setTyped(const omega::Faces &faces)
{
    setFaces(faces);
    for (qsizetype die = 0; die < faces.pool().size(); ++die)
        m_typed << die;
}

void DiceRow::setFaces(const omega::Faces &faces)
{
    m_faces = faces;
    m_turned.assign(static_cast<std::size_t>(m_faces.pool().size()), true);
    m_typed.clear();
    layOut();
}

int &DiceRow::faceAt(qsizetype die)
{
    const auto index = static_cast<std::size_t>(die);
    return index < m_faces.black.size() ? m_faces.black[index] : m_faces.red[index - m_faces.black.size()];
}

void DiceRow::set(qsizetype die, int face)
{
    faceAt(die) = face;
    m_turned[static_cast<std::size_t>(die)] = true;
    m_typed.removeAll(die);
    m_typed << die;
    retranslate();
    // The keyboard goes on to the next die: what this one shows is said first.
    tellReader(*this, m_dice.at(die)->accessibleName());
    emit turned();
}

void DiceRow::layOut()
{
    while (m_dice.size() < m_faces.pool().size())
    {
        QPushButton *die = newButton("die", {}, this);
        die->installEventFilter(this);
        layout()->addWidget(die);
        tabInto(this, m_dice.isEmpty() ? nullptr : m_dice.back(), die);
        connect(die, &QPushButton::clicked, this, [this, at = m_dice.size()] { set(at, (faceAt(at) + 1) % 3); });
        m_dice << die;
    }
    for (qsizetype i = 0; i < m_dice.size(); ++i)
        m_dice.at(i)->setVisible(i < m_faces.pool().size());
    retranslate();
    updateGeometry();
}

bool DiceRow::eventFilter(QObject *watched, QEvent *event)
{
    const qsizetype die = m_dice.indexOf(static_cast<QPushButton *>(watched));
    if (event->type() != QEvent::KeyPress || die < 0)
        return QWidget::eventFilter(watched, event);
    const auto &key = static_cast<const QKeyEvent &>(*event);
    if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)
    {
        emit entered();
        return true;
    }
    const std::optional<int> face = typedDigit(key);
    if (!face || *face > mostFace)
        return (key.key() == Qt::Key_Backspace && takeBack()) || QWidget::eventFilter(watched, event);
    set(die, *face);
    if (die + 1 < m_faces.pool().size())
        m_dice.at(die + 1)->setFocus(Qt::TabFocusReason);
    return true;
}

qsizetype DiceRow::unturned() const
{
    return std::ranges::count(m_turned, false);
}

bool DiceRow::takeBack()
{
    if (m_typed.isEmpty())
        return false;
    const qsizetype die = m_typed.takeLast();
    faceAt(die) = 0;
    m_turned[static_cast<std::size_t>(die)] = false;
    retranslate();
    tellReader(*this, m_dice.at(die)->accessibleName());
    m_dice.at(die)->setFocus(Qt::OtherFocusReason);
    emit turned();
    return true;
}

bool DiceRow::type(const QKeyEvent &key)
{
    if (key.key() == Qt::Key_Backspace)
        return takeBack();
    const std::optional<int> face = typedDigit(key);
    const auto first = std::ranges::find(m_turned, false);
    if (!face || *face > mostFace || first == m_turned.end())
        return false;
    set(first - m_turned.begin(), *face);
    takeFocus();
    return true;
}

void DiceRow::takeFocus()
{
    if (m_turned.empty())
        return;
    const auto first = std::ranges::find(m_turned, false);
    m_dice.at(first == m_turned.end() ? 0 : first - m_turned.begin())->setFocus(Qt::OtherFocusReason);
}

void DiceRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void DiceRow::retranslate()
{
    const auto black = static_cast<qsizetype>(m_faces.black.size());
    for (qsizetype i = 0; i < m_faces.pool().size(); ++i)
    {
        const int face = faceAt(i);
        const bool isRed = i >= black;
        const bool turned = m_turned[static_cast<std::size_t>(i)];
        // A button without any text is wider than one with a face: every die keeps its place.
        m_dice.at(i)->setText(!turned ? QString(QChar::Nbsp) : face == 0 ? QStringLiteral("–") : QString(face, u'●'));
        m_dice.at(i)->setAccessibleName(!turned && isRed ? tr("Red die %1: not entered yet").arg(i - black + 1)
                : !turned                                ? tr("Black die %1: not entered yet").arg(i + 1)
                : isRed                                  ? tr("Red die %1: %n hit(s)", nullptr, face).arg(i - black + 1)
                                                         : tr("Black die %1: %n hit(s)", nullptr, face).arg(i + 1));
        m_dice.at(i)->setToolTip(
            tr("%1. Press for the next face, or key 0, 1 or 2; Backspace takes one back, Enter takes all dice as shown")
                .arg(m_dice.at(i)->accessibleName()));
        m_dice.at(i)->setAccessibleDescription(tr("Key 0, 1 or 2; Enter takes all dice as shown"));
        setToneWord(m_dice.at(i), isRed ? "red" : "black");
    }
}

} // namespace dossier
