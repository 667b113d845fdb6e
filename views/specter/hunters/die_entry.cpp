#include "views/specter/hunters/die_entry.h"

#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/kit/typed_digit.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <numeric>

namespace dossier
{

namespace
{

constexpr int mostFace = 6;
constexpr std::size_t mostRolls = 99;

} // namespace

DieEntry::DieEntry(QWidget *parent)
    : QWidget(parent)
    , m_caption(newLabel(Role::Small, this))
    , m_sum(newLabel(Role::Strong, this))
{
    auto *said = new QHBoxLayout;
    said->setSpacing(8);
    said->addWidget(m_caption);
    said->addWidget(m_sum, 1);
    auto *faces = new QWidget(this);
    auto *flow = new FlowLayout(faces);
    for (int face = 1; face <= mostFace; ++face)
    {
        QPushButton *button = newButton("die", {}, this);
        button->setText(QString::number(face));
        connect(button, &QPushButton::clicked, this, [this, face] { enter(face); });
        flow->addWidget(button);
        m_buttons << button;
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(4);
    column->addLayout(said);
    column->addWidget(faces);
    retranslate();
}

void DieEntry::setNumber(int number)
{
    m_number = number;
    retranslate();
}

void DieEntry::clear()
{
    m_faces.clear();
    retranslate();
}

void DieEntry::showFaces(const std::vector<int> &faces)
{
    m_faces = faces;
    retranslate();
}

bool DieEntry::isWhole() const
{
    return !m_faces.empty() && (m_faces.back() != mostFace || m_number == 0);
}

void DieEntry::enter(int face)
{
    if (isWhole() || m_faces.size() == mostRolls)
        m_faces.clear();
    m_faces.push_back(face);
    retranslate();
    emit entered();
}

bool DieEntry::takeBack()
{
    if (m_faces.empty())
        return false;
    m_faces.pop_back();
    retranslate();
    emit entered();
    return true;
}

void DieEntry::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void DieEntry::keyPressEvent(QKeyEvent *event)
{
    const int face = typedDigit(*event).value_or(0);
    if (face >= 1 && face <= mostFace)
        enter(face);
    else if (event->key() != Qt::Key_Backspace || !takeBack())
        QWidget::keyPressEvent(event);
}

void DieEntry::retranslate()
{
    const QString die = m_number == 0 ? tr("Die") : tr("Die %1").arg(m_number);
    m_caption->setText(die);
    for (int face = 1; face <= mostFace; ++face)
    {
        QPushButton *button = m_buttons.at(face - 1);
        button->setAccessibleName(tr("%1: %2", "a die, a face").arg(die).arg(face));
        button->setToolTip(face == mostFace && m_number != 0
                ? tr("A six: it is rolled again and added; then enter the next roll")
                : tr("It shows %1; keys 1 to 6 do the same, Backspace removes a roll").arg(face));
    }
    QStringList rolled;
    for (const int face : m_faces)
        rolled << QString::number(face);
    QString sum = rolled.join(QStringLiteral(" + "));
    if (rolled.size() > 1 && isWhole())
        sum += QStringLiteral(" = ") + QString::number(std::accumulate(m_faces.begin(), m_faces.end(), 0));
    m_sum->setText(rolled.isEmpty() ? tr("not entered")
            : isWhole()             ? sum
                                    : tr("%1 + roll again", "faces so far").arg(sum));
}

} // namespace dossier
