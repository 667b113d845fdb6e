#pragma once

#include "views/kit/start_card.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace dossier
{

struct Preferences;

/// Returns a text in the current language.
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

/// An edition of a game's rules, as the user chooses it.
struct EditionFace
{
    /// Id in settings.
    QString id;
    Spoken name;
    Spoken explanation;
    MenuWords entry;
};

/// A game's entries of the menus, apart from a new session.
struct GameEntry
{
    /// The menu that the entry is in.
    enum class Place : std::uint8_t
    {
        /// In the File menu, beside entries that begin something.
        Begin,
        /// In the File menu, beside entries that save something. Enabled only while a session of the game is open.
        Keep,
        /// In the View menu, while a session of the game is open.
        Seat,
    };

    QString act;
    Place place;
    MenuWords words;
};

/// Texts and entries of a game in the window: its name, its editions, its card on the start page and its entries of the
/// menus.
struct GameFace
{
    /// Id in campaign files and settings.
    QString id;
    /// Name in lists.
    QString name;
    /// At least one.
    std::vector<EditionFace> editions;
    /// Index of the edition that is played unless the user chooses another.
    std::size_t usual = 0;
    /// Captions for the choice of editions, in the contexts `dossier::SettingsCard` and `dossier::Menus`; null where
    /// there is only one.
    const char *editionsCaption = nullptr;
    const char *editionsMenu = nullptr;
    MenuWords newSession;
    std::vector<GameEntry> entries;
    /// Keyboard actions of its pages beside the menus, in the context `dossier::KeyboardPage`.
    std::vector<const char *> keys;
    /// Its card on the start page, in the current language.
    StartCard (*card)();
};

/// Returns the index of the game's edition to be played under those preferences.
std::size_t editionOf(const Preferences &preferences, const GameFace &game);

/// All games' faces, in the order of the list of games.
using GameFaces = std::vector<GameFace>;

} // namespace dossier
