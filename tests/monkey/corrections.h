#pragma once

#include <QString>

#include <random>

namespace dossier
{
class Desk;
}

namespace dossier::test
{

/// A random event that a correction could write, as JSON: values of the table as they are, or events that the journal
/// has, with something in them that is otherwise. Empty without a session. Most are malformed; that is for the session
/// to say.
QString randomCorrection(Desk &desk, std::mt19937 &random);

/// Gives that correction to the open session; false when it is not an event of its game.
bool correct(Desk &desk, const QString &event);

} // namespace dossier::test
