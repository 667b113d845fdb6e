#include "views/window/settings_card.h"

#include "views/board/wording.h"
#include "views/kit/choice.h"
#include "views/kit/labels.h"
#include "views/kit/percentage.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

SettingsCard::SettingsCard(const GameFaces &games, QWidget *parent)
    : QFrame(parent)
    , m_language(new Choice(static_cast<int>(allLanguages.size()), this))
    , m_theme(new Choice(2, this))
    , m_text(new Choice(static_cast<int>(textPercents.size()), this))
{
    setProperty("role", QStringLiteral("card"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 22, 24, 22);
    column->setSpacing(20);
    for (Choice *choice : {m_language, m_theme, m_text})
        column->addWidget(choice);
    addEditions(games, column);
    // After the editions, also for the keyboard.
    m_curtain = new Choice(static_cast<int>(curtainTimes.size()), this);
    m_focusLoss = new Choice(2, this);
    column->addWidget(m_curtain);
    column->addWidget(m_focusLoss);
    listen();
    render({});
    retranslate();
}

void SettingsCard::addEditions(const GameFaces &games, QBoxLayout *column)
{
    for (const GameFace &game : games)
    {
        if (game.editions.size() < 2)
            continue;
        const Editions editions{
            game, new Choice(static_cast<int>(game.editions.size()), this), newParagraph(Role::Small, this)};
        auto *both = new QVBoxLayout;
        both->setSpacing(8);
        both->addWidget(editions.choice);
        both->addWidget(editions.text);
        column->addLayout(both);
        m_editions.push_back(editions);
    }
}

void SettingsCard::listen()
{
    const auto choose = [this](auto change)
    {
        return [this, change](int option)
        {
            Preferences preferences = m_preferences;
            change(preferences, option);
            emit preferencesChosen(preferences);
        };
    };
    connect(m_language, &Choice::optionChosen, this,
        choose([](Preferences &chosen, int option) { chosen.language = static_cast<Language>(option); }));
    connect(m_theme, &Choice::optionChosen, this,
        choose([](Preferences &chosen, int option) { chosen.theme = static_cast<ThemeChoice>(option); }));
    connect(m_text, &Choice::optionChosen, this,
        choose([](Preferences &chosen, int option)
            { chosen.textPercent = textPercents.at(static_cast<std::size_t>(option)); }));
    for (const Editions &editions : m_editions)
        connect(editions.choice, &Choice::optionChosen, this,
            choose([game = editions.game](Preferences &chosen, int option)
                { chosen.editions[game.id] = game.editions.at(static_cast<std::size_t>(option)).id; }));
    connect(m_curtain, &Choice::optionChosen, this,
        choose([](Preferences &chosen, int option)
            { chosen.curtainMinutes = curtainTimes.at(static_cast<std::size_t>(option)); }));
    connect(m_focusLoss, &Choice::optionChosen, this,
        choose([](Preferences &chosen, int option) { chosen.curtainOnFocusLoss = option != 0; }));
}

void SettingsCard::render(const Preferences &preferences)
{
    m_preferences = preferences;
    m_language->setChosen(static_cast<int>(preferences.language));
    m_theme->setChosen(static_cast<int>(preferences.theme));
    const auto *percent = std::ranges::find(textPercents, preferences.textPercent);
    m_text->setChosen(static_cast<int>(percent == textPercents.end() ? 0 : percent - textPercents.begin()));
    for (const Editions &editions : m_editions)
    {
        const std::size_t chosen = editionOf(preferences, editions.game);
        editions.choice->setChosen(static_cast<int>(chosen));
        editions.text->setText(editions.game.editions[chosen].explanation());
    }
    const auto *time = std::ranges::find(curtainTimes, preferences.curtainMinutes);
    m_curtain->setChosen(static_cast<int>(time == curtainTimes.end() ? 0 : time - curtainTimes.begin()));
    m_focusLoss->setChosen(preferences.curtainOnFocusLoss ? 1 : 0);
}

QString SettingsCard::differences(const Preferences &mine, const Preferences &theirs, const GameFaces &games)
{
    QStringList all;
    const auto add = [&](const QString &caption, const QString &value)
    { all << tr("%1: %2", "a setting, its value").arg(caption, value); };
    if (mine.language != theirs.language)
        add(tr("Language"), wording::name(theirs.language));
    if (mine.theme != theirs.theme)
        add(tr("Theme"), wording::name(theirs.theme));
    if (mine.textPercent != theirs.textPercent)
        add(tr("Size of text"), wording::percentage(theirs.textPercent / 100.0, 0));
    for (const GameFace &game : games)
        if (editionOf(mine, game) != editionOf(theirs, game))
            add(tr(game.editionsCaption), game.editions[editionOf(theirs, game)].name());
    if (mine.curtainMinutes != theirs.curtainMinutes)
        add(tr("Drop the curtain when nobody uses the computer"),
            theirs.curtainMinutes == 0 ? tr("Never", "the curtain falls by itself")
                                       : tr("%1 min", "minutes").arg(theirs.curtainMinutes));
    if (mine.curtainOnFocusLoss != theirs.curtainOnFocusLoss)
        add(tr("With another program in front"),
            theirs.curtainOnFocusLoss ? tr("Drop the curtain") : tr("Leave the screen open"));
    return all.join(QStringLiteral("; "));
}

void SettingsCard::takeFocus()
{
    m_language->takeFocus();
}

void SettingsCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void SettingsCard::retranslate()
{
    m_language->setCaption(tr("Language"));
    for (const Language language : allLanguages)
        m_language->setOption(static_cast<int>(language), wording::name(language),
            tr("Show everything in this language: %1").arg(wording::name(language)));
    m_theme->setCaption(tr("Theme"));
    m_theme->setOption(0, wording::name(ThemeChoice::Dark), tr("Light text on dark ground, for a dim table"));
    m_theme->setOption(1, wording::name(ThemeChoice::Light), tr("Dark text on light ground, for daylight"));
    m_text->setCaption(tr("Size of text"));
    for (std::size_t i = 0; i < textPercents.size(); ++i)
        m_text->setOption(static_cast<int>(i), wording::percentage(textPercents.at(i) / 100.0, 0),
            tr("Show all text at %1 percent of its usual size").arg(textPercents.at(i)));
    for (const auto &[game, choice, text] : m_editions)
    {
        choice->setCaption(tr(game.editionsCaption));
        for (std::size_t i = 0; i < game.editions.size(); ++i)
            choice->setOption(static_cast<int>(i), game.editions[i].name(), game.editions[i].explanation());
        text->setText(game.editions[editionOf(m_preferences, game)].explanation());
    }
    m_curtain->setCaption(tr("Drop the curtain when nobody uses the computer"));
    m_curtain->setOption(0, tr("Never", "the curtain falls by itself"), tr("Only F9 drops the curtain"));
    for (std::size_t i = 1; i < curtainTimes.size(); ++i)
        m_curtain->setOption(static_cast<int>(i), tr("%1 min", "minutes").arg(curtainTimes.at(i)),
            tr("Cover everything secret after %1 minutes").arg(curtainTimes.at(i)));
    m_focusLoss->setCaption(tr("With another program in front"));
    m_focusLoss->setOption(0, tr("Leave the screen open"), tr("Another program in front changes nothing"));
    m_focusLoss->setOption(
        1, tr("Drop the curtain"), tr("Cover everything secret as soon as another program is in front"));
}

} // namespace dossier
