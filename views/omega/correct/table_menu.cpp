#include "views/omega/correct/table_menu.h"

#include <QAction>
#include <QEvent>
#include <QMenu>

namespace dossier
{

template <typename Command>
QAction *TableMenu::addCommand(const Command &command)
{
    QAction *action = menu()->addAction(QString());
    connect(action, &QAction::triggered, this, [this, command] { emit commandGiven(asking(command)); });
    return action;
}

TableMenu::TableMenu(QWidget *parent)
    : QPushButton(parent)
{
    setProperty("role", QStringLiteral("secondary"));
    setAutoDefault(false);
    setMenu(new QMenu(this));
    menu()->setToolTipsVisible(true);
    m_how = menu()->addAction(QString());
    connect(m_how, &QAction::triggered, this, &TableMenu::endAsked);
    m_correct = menu()->addAction(QString());
    connect(m_correct, &QAction::triggered, this, &TableMenu::correctionAsked);
    m_form = menu()->addAction(QString());
    connect(m_form, &QAction::triggered, this, &TableMenu::formAsked);
    m_events = menu()->addAction(QString());
    connect(m_events, &QAction::triggered, this, &TableMenu::eventsAsked);
    menu()->addSeparator();
    m_crisis = addCommand(omega::ReachCrisis{});
    m_substitute = addCommand(omega::ChangeSubstitutes{1});
    m_noSubstitute = addCommand(omega::ChangeSubstitutes{-1});
    menu()->addSeparator();
    m_commandosWin = addCommand(omega::EndGame{Side::Commando});
    m_overseerWins = addCommand(omega::EndGame{Side::Enemy});
    m_end = addCommand(omega::EndGame{});
    menu()->addSeparator();
    m_alone = menu()->addAction(QString());
    m_alone->setCheckable(true);
    connect(m_alone, &QAction::triggered, this, &TableMenu::stepsAloneChosen);
    retranslate();
}

void TableMenu::render(const SeenView &view)
{
    m_how->setVisible(view->open.clock.step == omega::Step::Over);
    m_crisis->setEnabled(!view->open.clock.crisis);
    m_noSubstitute->setEnabled(view->open.adrenaline.substitutes > 0);
}

void TableMenu::renderSteps(bool alone)
{
    m_alone->setChecked(alone);
}

void TableMenu::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QPushButton::changeEvent(event);
}

void TableMenu::retranslate()
{
    setText(tr("Table"));
    setAccessibleName(tr("Decisions of the players"));
    setToolTip(tr("Corrections, the Crisis Point, the end of the game, and other actions"));
    const auto name = [](QAction *action, const QString &text, const QString &tip)
    {
        action->setText(text);
        action->setToolTip(tip);
    };
    name(m_how, tr("Ho&w the game ended…"), tr("Show the end of the game again"));
    name(m_correct, tr("Correc&t a value… (Ctrl+T)"), tr("Fix what differs from your table"));
    name(m_form, tr("Ot&her actions… (Ctrl+G)"), tr("Challenges, effects, explosions, tiles, plan and notes"));
    name(m_events, tr("Event&s of the mission…"), tr("Every event, planned or come: when, and what it does"));
    name(m_crisis, tr("Reach the &Crisis Point"), tr("Triggered by something other than the track"));
    name(m_substitute, tr("&Add a substitute token"), tr("Another object serves as a token when the bank is empty"));
    name(m_noSubstitute, tr("Re&move a substitute token"), tr("Removed from the bank again"));
    name(m_commandosWin, tr("C&ommandos win"), tr("The game ends: their objective is met"));
    name(m_overseerWins, tr("O&verseer wins"), tr("The game ends: the mission is lost"));
    name(m_end, tr("&End without a winner"), tr("The game ends here"));
    name(m_alone, tr("Steps without a choice &run by themselves"),
        tr("Timers, transfer, the next turn, refresh and discard run by themselves when there is nothing to choose"));
}

} // namespace dossier
