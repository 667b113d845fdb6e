#include "views/window/settings_table.h"

#include "views/board/wording.h"
#include "views/kit/percentage.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct SettingWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SettingsCard)
};

/// Returns the row of a value in a list; the first when it is not in the list.
template <typename Values, typename Value>
std::size_t rowOf(const Values &values, const Value &value)
{
    const auto found = std::ranges::find(values, value);
    return found == values.end() ? 0 : static_cast<std::size_t>(found - values.begin());
}

Setting languageSetting()
{
    const auto option = [](Language language, const MenuWords &entry)
    {
        return SettingOption{wording::name(language),
            SettingWords::tr("Show everything in this language: %1").arg(wording::name(language)), entry};
    };
    return {.key = QStringLiteral("language"),
        .caption = SettingWords::tr("Language"),
        .options = {option(Language::English,
                        {"Ctrl+Shift+E", nullptr, "&English",
                            QT_TRANSLATE_NOOP("dossier::Menus", "Show everything in English")}),
            option(Language::Italian,
                {"Ctrl+Shift+I", nullptr, "&Italiano",
                    QT_TRANSLATE_NOOP("dossier::Menus", "Show everything in Italian")})},
        .chosen = [](const Preferences &now) { return static_cast<std::size_t>(now.language); },
        .choose = [](Preferences &now, std::size_t row) { now.language = allLanguages.at(row); },
        .menu = QT_TRANSLATE_NOOP("dossier::Menus", "&Language"),
        .icon = "languages",
        .worksEverywhere = true};
}

Setting themeSetting()
{
    return {.key = QStringLiteral("theme"),
        .caption = SettingWords::tr("Theme"),
        .options = {{wording::name(ThemeChoice::Dark), SettingWords::tr("Light text on dark ground, for a dim table"),
                        MenuWords{"Ctrl+Shift+D", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "&Dark"),
                            QT_TRANSLATE_NOOP("dossier::Menus", "Light text on dark ground")}},
            {wording::name(ThemeChoice::Light), SettingWords::tr("Dark text on light ground, for daylight"),
                MenuWords{"Ctrl+Shift+L", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "&Light"),
                    QT_TRANSLATE_NOOP("dossier::Menus", "Dark text on light ground")}}},
        .chosen = [](const Preferences &now) { return static_cast<std::size_t>(now.theme); },
        .choose = [](Preferences &now, std::size_t row) { now.theme = static_cast<ThemeChoice>(row); },
        .menu = QT_TRANSLATE_NOOP("dossier::Menus", "&Theme"),
        .icon = "moon",
        .worksEverywhere = true};
}

/// The menus have two separate entries for it, larger and smaller.
Setting textSetting()
{
    std::vector<SettingOption> options;
    for (const int percent : textPercents)
        options.push_back({wording::percentage(percent / 100.0, 0),
            SettingWords::tr("Show all text at %1 percent of its usual size").arg(percent)});
    return {.key = QStringLiteral("text"),
        .caption = SettingWords::tr("Size of text"),
        .options = std::move(options),
        .chosen = [](const Preferences &now) { return rowOf(textPercents, now.textPercent); },
        .choose = [](Preferences &now, std::size_t row) { now.textPercent = textPercents.at(row); }};
}

Setting editionSetting(const GameFace &game)
{
    std::vector<SettingOption> options;
    std::vector<QString> ids;
    for (const EditionFace &edition : game.editions)
    {
        options.push_back({edition.name(), edition.explanation(), edition.entry});
        ids.push_back(edition.id);
    }
    return {.key = QStringLiteral("edition/") + game.id,
        .caption = SettingWords::tr(game.editionsCaption),
        .options = std::move(options),
        .chosen = [game](const Preferences &now) { return editionOf(now, game); },
        .choose = [id = game.id, ids](Preferences &now, std::size_t row) { now.editions[id] = ids.at(row); },
        .menu = game.editionsMenu,
        .icon = "book-open",
        .explainsChoice = true};
}

Setting curtainSetting()
{
    const std::vector<MenuWords> entries{{"Ctrl+3", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "&Never by itself"),
                                             QT_TRANSLATE_NOOP("dossier::Menus", "Drop the curtain only on request")},
        {"Ctrl+4", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "After &2 minutes"),
            QT_TRANSLATE_NOOP("dossier::Menus", "Drop the curtain after 2 minutes without input")},
        {"Ctrl+5", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "After &5 minutes"),
            QT_TRANSLATE_NOOP("dossier::Menus", "Drop the curtain after 5 minutes without input")},
        {"Ctrl+6", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "After &10 minutes"),
            QT_TRANSLATE_NOOP("dossier::Menus", "Drop the curtain after 10 minutes without input")}};
    std::vector<SettingOption> options{{SettingWords::tr("Never", "the curtain falls by itself"),
        SettingWords::tr("Only F9 drops the curtain"), entries.front()}};
    for (std::size_t row = 1; row < curtainTimes.size(); ++row)
        options.push_back({SettingWords::tr("%1 min", "minutes").arg(curtainTimes.at(row)),
            SettingWords::tr("Cover everything secret after %1 minutes").arg(curtainTimes.at(row)), entries.at(row)});
    return {.key = QStringLiteral("curtain"),
        .caption = SettingWords::tr("Drop the curtain when nobody uses the computer"),
        .options = std::move(options),
        .chosen = [](const Preferences &now) { return rowOf(curtainTimes, now.curtainMinutes); },
        .choose = [](Preferences &now, std::size_t row) { now.curtainMinutes = curtainTimes.at(row); },
        .menu = QT_TRANSLATE_NOOP("dossier::Menus", "&Curtain"),
        .icon = "curtain"};
}

/// Only one of its options has a menu entry, which is checked while that option is chosen.
Setting focusLossSetting()
{
    return {.key = QStringLiteral("focusLoss"),
        .caption = SettingWords::tr("With another program in front"),
        .options
        = {{SettingWords::tr("Leave the screen open"), SettingWords::tr("Another program in front changes nothing")},
            {SettingWords::tr("Drop the curtain"),
                SettingWords::tr("Cover everything secret as soon as another program is in front"),
                MenuWords{"Shift+F9", nullptr, QT_TRANSLATE_NOOP("dossier::Menus", "With another &program in front"),
                    QT_TRANSLATE_NOOP("dossier::Menus", "Drop the curtain as soon as another program is in front")}}},
        .chosen = [](const Preferences &now) { return now.curtainOnFocusLoss ? 1U : 0U; },
        .choose = [](Preferences &now, std::size_t row) { now.curtainOnFocusLoss = row == 1; },
        .menu = QT_TRANSLATE_NOOP("dossier::Menus", "&Curtain"),
        .icon = "curtain"};
}

} // namespace

Setting lockSetting()
{
    std::vector<SettingOption> options{
        {SettingWords::tr("Never", "the secrets are locked"), SettingWords::tr("The curtain only covers")},
        {SettingWords::tr("Curtain", "the curtain locks the secrets"),
            SettingWords::tr("The curtain closes the game, and the passphrase of the key opens it again")}};
    for (std::size_t row = 2; row < lockTimes.size(); ++row)
        options.push_back({SettingWords::tr("%1 min", "minutes").arg(lockTimes.at(row)),
            SettingWords::tr("Close the game after %1 minutes without input; the passphrase of the key opens it again")
                .arg(lockTimes.at(row))});
    return {.key = QStringLiteral("lock"),
        .caption = SettingWords::tr("Lock the secrets"),
        .options = std::move(options),
        .chosen = [](const Preferences &now) { return rowOf(lockTimes, now.lockMinutes); },
        .choose = [](Preferences &now, std::size_t row) { now.lockMinutes = lockTimes.at(row); }};
}

std::vector<Setting> programSettings(const GameFaces &games)
{
    std::vector<Setting> all{languageSetting(), themeSetting(), textSetting()};
    for (const GameFace &game : games)
        if (game.editions.size() > 1)
            all.push_back(editionSetting(game));
    all.push_back(curtainSetting());
    all.push_back(focusLossSetting());
    all.push_back(lockSetting());
    return all;
}

QString differences(const Preferences &mine, const Preferences &theirs, const GameFaces &games)
{
    QStringList all;
    for (const Setting &setting : programSettings(games))
        if (const std::size_t row = setting.chosen(theirs); row != setting.chosen(mine))
            all << SettingWords::tr("%1: %2", "a setting, its value").arg(setting.caption, setting.options[row].text);
    return all.join(QStringLiteral("; "));
}

} // namespace dossier
