#pragma once

#include "views/kit/start_card.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace dossier
{

struct Preferences;

/// Says something in the language that is spoken.
using Spoken = QString (*)();

/// An entry of the menus with its key; the texts are marked for translation in the context `dossier::Menus`, and the
/// icon may be null.
struct MenuWords
{
    const char *key;
    const char *icon;
    const char *text;
    const char *tip;
};

/// One of the editions of a game's rules, as it is chosen.
struct EditionFace
{
    /// As settings have it.
    QString id;
    Spoken name;
    Spoken explanation;
    MenuWords entry;
};

/// What a game can be asked beside a new session.
struct GameEntry
{
    /// Where it stands.
    enum class Place : std::uint8_t
    {
        /// In the menu of files, with what begins something.
        Begin,
        /// In the same menu, with what keeps something. These can be asked only while a session of the game is open.
        Keep,
        /// In the menu of views, while a session of the game is open.
        Seat,
    };

    QString act;
    Place place;
    MenuWords words;
};

/// What the window shows of a game: its name, its editions, its card on the start page and its entries of the menus.
struct GameFace
{
    /// As campaign files and settings have it.
    QString id;
    /// In lists.
    QString name;
    /// At least one.
    std::vector<EditionFace> editions;
    /// Which of them is played where nobody chose.
    std::size_t usual = 0;
    /// What is chosen among them, in the contexts `dossier::SettingsCard` and `dossier::Menus`; null where there is
    /// one.
    const char *editionsCaption = nullptr;
    const char *editionsMenu = nullptr;
    MenuWords newSession;
    std::vector<GameEntry> entries;
    /// What its pages do by the keyboard beside the menus, in the context `dossier::KeyboardPage`.
    std::vector<const char *> keys;
    /// Its card on the start page, in the current language.
    StartCard (*card)();
};

/// Which edition of the game is to be played by those choices, by its place among them.
std::size_t editionOf(const Preferences &preferences, const GameFace &game);

/// Every game's face, in the order of the list of games.
using GameFaces = std::vector<GameFace>;

} // namespace dossier
