#include "app/play/session_texts.h"

#include "views/kit/plain_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace dossier
{

namespace
{

struct SessionTexts
{
    Q_DECLARE_TR_FUNCTIONS(CampaignCommand)
};

QString peopleOf(const SessionOverview &session)
{
    QStringList people;
    for (const storage::Player &player : session.facts.players)
        people << (player.role.isEmpty() ? player.name : QStringLiteral("%1 (%2)").arg(player.name, player.role));
    return plainLine(people.join(QStringLiteral(", ")));
}

QString playedOn(const SessionOverview &session)
{
    const auto text = [](journal::Moment moment) { return QLocale().toString(timeOf(moment), QLocale::ShortFormat); };
    if (!session.first || !session.last)
        return session.facts.date.isEmpty() ? SessionTexts::tr("Nothing was played yet")
                                            : SessionTexts::tr("Begun on %1").arg(plainLine(session.facts.date));
    return SessionTexts::tr("Played from %1 to %2", "times").arg(text(*session.first), text(*session.last));
}

} // namespace

QString plainLine(const QString &text)
{
    constexpr int maxLength = 4000;
    return singleLine(text, maxLength);
}

QDateTime timeOf(journal::Moment moment)
{
    return QDateTime::fromMSecsSinceEpoch(moment.milliseconds);
}

QString headOf(const SessionOverview &session)
{
    return SessionTexts::tr("Session %1: %2, %3", "number, name, game")
        .arg(QString::number(session.number), plainLine(session.campaign), plainLine(session.title));
}

QStringList detailsOf(const SessionOverview &session)
{
    QStringList all{playedOn(session), peopleOf(session), plainLine(session.place.join(QStringLiteral(" · ")))};
    if (session.place.isEmpty())
        all << plainLine(session.facts.mission);
    all << (session.result.isEmpty() ? SessionTexts::tr("No result")
                                     : SessionTexts::tr("Result: %1").arg(plainLine(session.result)))
        << (session.isSealed ? SessionTexts::tr("Sealed") : SessionTexts::tr("Not sealed"));
    all.removeAll(QString());
    return all;
}

} // namespace dossier
