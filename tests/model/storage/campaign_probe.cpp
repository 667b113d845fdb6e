// A program of its own that opens a campaign file, for the tests of two programs, of other users and of sudden death:
//     campaign_probe look FILE       reports the outcome of opening the file
//     campaign_probe hold FILE       keeps it open until its input ends
//     campaign_probe write FILE      appends records for ever and prints each number when it is on disk
//     campaign_probe play FILE       appends 24 records, folding in at times, and prints each that is on disk; ends
//     then, or at a failure
//     campaign_probe begin FILE      creates or opens the file, and appends one record to a session of its own
//     campaign_probe try FILE        appends one record and reports the outcome
//     campaign_probe die FILE        like try, and ends as in a power cut
//     campaign_probe upgrade FILE    opens it with later versions of the schema
//     campaign_probe encrypt FILE    opens it with the key of the tests

#include "model/storage/campaigns.h"
#include "model/storage/sessions.h"
#include "tests/model/storage/longer_schema.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/model/storage/told_access.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <csignal>
#include <cstdio>
#include <cstring>

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

void say(const QString &line)
{
    std::printf("%s\n", qPrintable(line));
    std::fflush(stdout);
}

/// Returns the record that this program appends next, at any call.
journal::Record nextRecord(const journal::Journal &journal)
{
    const auto number = static_cast<unsigned>(journal.records().size() + 1);
    std::mt19937 random(number);
    return randomRecord(random, journal, number);
}

int look(const QString &path)
{
    Stored<CampaignFile> file = CampaignFile::open(path, keyOfTests());
    say(told(file));
    if (!file)
        return 0;
    Stored<SessionJournal> journal = file->journal({1});
    say(journal ? QString::number(journal->journal().records().size()) : QStringLiteral("no journal"));
    if (journal)
        say(told(journal->append(nextRecord(journal->journal()))));
    return 0;
}

int hold(const QString &path)
{
    const Stored<CampaignFile> file = CampaignFile::open(path, keyOfTests());
    say(told(file));
    while (std::getchar() != EOF)
        ;
    return 0;
}

int write(const QString &path)
{
    CampaignFile file = must(CampaignFile::open(path, keyOfTests()));
    SessionJournal journal = must(file.journal({1}));
    if (journal.damage())
        return 3;
    // A record that may have been submitted twice is stored once.
    const auto known = journal.journal().records();
    if (!known.empty() && !must(journal.append(known.back())).wasThere)
        return 4;
    while (true)
        say(QString::number(must(journal.append(nextRecord(journal.journal()))).number));
}

int play(const QString &path)
{
    Stored<CampaignFile> file = CampaignFile::open(path, keyOfTests());
    Stored<SessionJournal::Opened> opened = file ? file->journalAtSnapshot({1}, 1) : tl::unexpected(file.error());
    if (!opened)
    {
        say(told(file));
        return 1;
    }
    SessionJournal &journal = opened->journal;
    for (int count = 1; count <= 24; ++count)
    {
        const journal::Record record = nextRecord(journal.journal());
        const Stored<Appended> appended = journal.append(record);
        if (!appended)
        {
            say(QStringLiteral("fault %1").arg(static_cast<int>(appended.error().fault)));
            return 1;
        }
        say(text(record));
        if (count % 8 == 0)
            (void)journal.foldIn();
    }
    (void)journal.foldIn();
    return 0;
}

int begin(const QString &path)
{
    say(QStringLiteral("begins"));
    Stored<CampaignFile> file
        = QFileInfo::exists(path) ? CampaignFile::open(path, keyOfTests()) : CampaignFile::create(path, keyOfTests());
    if (!file || file->access() != Access::Writes)
    {
        say(told(file));
        return 0;
    }
    const Stored<CampaignId> campaign = addCampaign(*file, {});
    const Stored<SessionId> session
        = campaign ? addSession(*file, {*campaign, {}, {}}) : tl::unexpected(campaign.error());
    Stored<SessionJournal> journal = session ? file->journal(*session) : tl::unexpected(session.error());
    say(journal ? told(journal->append(nextRecord(journal->journal()))) : told(file));
    while (std::getchar() != EOF)
        ;
    return 0;
}

int tryIt(const QString &path, bool dies)
{
    Stored<CampaignFile> file = CampaignFile::open(path, keyOfTests());
    Stored<SessionJournal> journal = file ? file->journal({1}) : tl::unexpected(file.error());
    say(journal ? told(journal->append(nextRecord(journal->journal()))) : told(file));
    return dies ? std::raise(SIGKILL) : 0;
}

int upgradeIt(const QString &path)
{
    say(QStringLiteral("begins"));
    const std::vector<SchemaStep> steps = longerSchema();
    say(told(CampaignFile::open(path, steps)));
    return 0;
}

int encryptIt(const QString &path)
{
    say(QStringLiteral("begins"));
    say(told(CampaignFile::open(path, keyOfTests())));
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (argc != 3)
        return 2;
    const QString path = QString::fromLocal8Bit(argv[2]);
    const auto asked = [&](const char *mode) { return std::strcmp(argv[1], mode) == 0; };
    if (asked("look"))
        return look(path);
    if (asked("hold"))
        return hold(path);
    if (asked("write"))
        return write(path);
    if (asked("play"))
        return play(path);
    if (asked("try") || asked("die"))
        return tryIt(path, asked("die"));
    if (asked("begin"))
        return begin(path);
    if (asked("encrypt"))
        return encryptIt(path);
    return asked("upgrade") ? upgradeIt(path) : 2;
}
