#include "app/play/hanging_wording.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of this file.
struct HangingWording
{
    Q_DECLARE_TR_FUNCTIONS(HangingWording)
};

/// The problem and remedy for places with that beginning; the first match counts.
struct Hanging
{
    std::string_view place;
    const char *text;
};

constexpr Hanging hangings[] = {
    {"/second_agent_due", QT_TRANSLATE_NOOP("HangingWording", "a second agent is to move, and there is none")},
    {"/traitor", QT_TRANSLATE_NOOP("HangingWording", "the traitor and the second agent contradict each other")},
    {"/turn", QT_TRANSLATE_NOOP("HangingWording", "a turn has begun that no player at the table can have")},
    {"/clock", QT_TRANSLATE_NOOP("HangingWording", "the phase of the round does not match the players")},
    {"/hunters", QT_TRANSLATE_NOOP("HangingWording", "a hunter is off the board")},
    {"/agents", QT_TRANSLATE_NOOP("HangingWording", "a space or a hunter in the facts about an agent does not exist")},
    {"/sheets", QT_TRANSLATE_NOOP("HangingWording", "there is a movement sheet of an agent who is not in the game")},
    {"/vehicle", QT_TRANSLATE_NOOP("HangingWording", "the vehicle is off the board")},
    {"/smoke", QT_TRANSLATE_NOOP("HangingWording", "smoke is off the board, or belongs to an agent who is not there")},
    {"/objectives", QT_TRANSLATE_NOOP("HangingWording", "an objective is off the board")},
    {"/completed", QT_TRANSLATE_NOOP("HangingWording", "a completed objective is off the board")},
    {"/adrenaline", QT_TRANSLATE_NOOP("HangingWording", "the adrenaline tokens are not as many as in the box")},
    {"/commandos",
        QT_TRANSLATE_NOOP(
            "HangingWording", "a commando is off the map, or has something that this game does not have")},
    {"/pending/challenge/door", QT_TRANSLATE_NOOP("HangingWording", "a door is being opened that is not there")},
    {"/pending", QT_TRANSLATE_NOOP("HangingWording", "a choice is expected from a figure that is not there")},
};

} // namespace

QString hanging(const std::string &place)
{
    QString what
        = HangingWording::tr("the value %1 names something that is not there").arg(QString::fromStdString(place));
    for (const Hanging &one : hangings)
        if (place.starts_with(one.place))
        {
            what = HangingWording::tr(one.text);
            break;
        }
    return HangingWording::tr(
        "The state of this session is contradictory: %1. Undo the correction that caused it, or make another one; "
        "until then not everything can be played.")
        .arg(what);
}

} // namespace dossier::wording
