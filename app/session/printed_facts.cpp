#include "app/session/printed_facts.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct PrintedFacts
{
    Q_DECLARE_TR_FUNCTIONS(PrintedFacts)
};

} // namespace

QString dateOf(KeptGame &kept)
{
    if (!kept.file)
        return {};
    const storage::Stored<storage::SessionFacts> facts = factsOf(*kept.file, kept.session);
    const QDate date = facts ? QDate::fromString(facts->date, Qt::ISODate) : QDate();
    return QLocale().toString(date, QLocale::LongFormat);
}

QStringList rolesAndPlayers(const std::vector<storage::Player> &players)
{
    QStringList all;
    for (const storage::Player &player : players)
        all << (player.role.isEmpty() ? player.name
                                      : PrintedFacts::tr("%1: %2", "a role, a player").arg(player.role, player.name));
    return all;
}

} // namespace dossier
