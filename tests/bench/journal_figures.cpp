#include "tests/bench/journal_figures.h"

#include "app/session/session_files.h"
#include "app/session/session_library.h"
#include "model/journal/replay.h"
#include "tests/bench/bare_file.h"
#include "tests/model/storage/made_up_file.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <stdexcept>

namespace dossier::bench
{

using namespace storage;

namespace
{

constexpr int batchCount = 10;
constexpr int callsOfABatch = 40;
constexpr int entriesOfASession = 3000;
constexpr int entriesOfACampaign = 100'000;
constexpr int filesOfAList = 300;
constexpr std::size_t payloadSize = 300;

/// Returns the record of a command of usual size.
journal::Record usualRecord(const journal::Journal &journal)
{
    journal::Entry entry = test::entryWith(journal, {std::string(payloadSize, 'o'), std::string(payloadSize, 's')});
    return test::recorded(journal.records().size() + 1, std::move(entry));
}

/// Appends and bare writes in turn, so that both meet the same disk.
std::vector<Timing> appendFigures(const QString &folder)
{
    CampaignFile file = test::must(CampaignFile::create(folder + QStringLiteral("/append.dossier")));
    SessionJournal session = test::must(file.journal(test::addedSession(file)));
    BareFile bare(folder + QStringLiteral("/bare"));
    const std::string bytes(4096, 'x');
    std::vector<double> ratios;
    std::vector<double> appends;
    std::vector<double> writes;
    for (int batch = 0; batch < batchCount; ++batch)
    {
        std::vector<double> append;
        std::vector<double> write;
        for (int call = 0; call < callsOfABatch; ++call)
        {
            const journal::Record record = usualRecord(session.journal());
            append.push_back(microsecondsOf([&] { test::must(session.append(record)); }));
            write.push_back(microsecondsOf([&] { bare.write(bytes); }));
        }
        ratios.push_back(share(append, 0.5) / share(write, 0.5));
        appends.insert(appends.end(), append.begin(), append.end());
        writes.insert(writes.end(), write.begin(), write.end());
    }
    return {timingOf("ratio: append to a bare write and fdatasync", 2.2, ratios),
        timingOf("ratio: the same at the 99th percentile", 0, {share(appends, 0.99) / share(writes, 0.99)}),
        timingOf("append, median", 0, {share(appends, 0.5)}),
        timingOf("append, 99th percentile", 0, {share(appends, 0.99)}),
        timingOf("a bare write and fdatasync, median", 0, {share(writes, 0.5)})};
}

/// Creates a long session on a disk that needs no waiting.
void makeLongSession(const QString &path, int entries)
{
    const test::Place place;
    {
        CampaignFile file = test::must(CampaignFile::create(place.path));
        SessionJournal session = test::must(file.journal(test::addedSession(file)));
        for (int i = 0; i < entries; ++i)
            test::must(session.append(usualRecord(session.journal())));
    }
    QFile::copy(place.path, path);
}

std::size_t reopened(const QString &path)
{
    CampaignFile file = test::must(CampaignFile::open(path));
    const SessionJournal session = test::must(file.journal({1}));
    return session.journal().records().size();
}

std::vector<Timing> longSessionFigures(const QString &folder)
{
    const QString path = folder + QStringLiteral("/long.dossier");
    makeLongSession(path, entriesOfASession);
    std::size_t read = 0;
    Timing reopen = timed("reopen a session of 3,000 entries", 100000, 1, [&](int) { read += reopened(path); });
    CampaignFile file = test::must(CampaignFile::open(path));
    SessionJournal session = test::must(file.journal({1}));
    std::uint64_t id = 1000000;
    const auto backAndOn = [&](int)
    {
        test::must(session.append(test::recorded(++id, *undo(session.journal()))));
        test::must(session.append(test::recorded(++id, *redo(session.journal()))));
    };
    const auto replayed = [&](int)
    {
        read += journal::replay(session.journal(), std::size_t{0},
            [](std::size_t &size, const journal::Entry &entry) { size += entry.events.size(); });
    };
    const auto inMemory = [&](int)
    {
        journal::Journal copy = session.journal();
        for (int i = 0; i < 100; ++i)
        {
            copy.add(test::recorded(++id, *undo(copy)));
            copy.add(test::recorded(++id, *redo(copy)));
        }
    };
    if (read == 0)
        throw std::runtime_error("the long session was not read");
    return {reopen, timed("undo and redo in it, on the disk", 0, 5, backAndOn),
        timed("a hundred undos and redos in a copy of it, in memory", 0, 1, inMemory),
        timed("replay of it by counting events", 0, 10, replayed)};
}

/// Reads all rows of a session's journal, without processing them.
std::size_t rowsRead(const QString &path)
{
    const auto connection = test::must(Connection::open(path, OpenAs::Look));
    std::size_t bytes = 0;
    const auto take = [&](const QSqlQuery &row)
    {
        for (int column = 0; column < 7; ++column)
            bytes += static_cast<std::size_t>(row.value(column).toByteArray().size());
        return true;
    };
    test::must(
        connection->each(QStringLiteral("SELECT s.number, s.public_number, s.sealed, s.body, s.chain, p.body, p.chain "
                                        "FROM secret_records s LEFT JOIN public_records p "
                                        "ON p.session = s.session AND p.number = s.public_number ORDER BY s.number"),
            {}, take));
    return bytes;
}

/// Opening, checking and reading a very long session, relative to merely reading its rows: 3.6 times that in 11ab3f82,
/// and at most 1.5 times as long is allowed.
std::vector<Timing> openingFigures(const QString &folder)
{
    constexpr double bar = 5.5;
    const QString path = folder + QStringLiteral("/campaign.dossier");
    makeLongSession(path, entriesOfACampaign);
    std::vector<double> ratios;
    std::size_t read = 0;
    for (int i = 0; i < 3; ++i)
    {
        const double opening = microsecondsOf([&] { read += reopened(path); });
        ratios.push_back(opening / microsecondsOf([&] { read += rowsRead(path); }));
    }
    if (read == 0)
        throw std::runtime_error("the campaign was not read");
    return {timingOf("ratio: open 100,000 entries to reading their rows", bar, ratios)};
}

/// A plain file and an encrypted one, for the same work on both.
struct BothFiles
{
    QString plain;
    QString encrypted;
    vault::KeyPtr key = std::make_shared<const vault::Key>(vault::Key::random());
};

qint64 sizeOf(const QString &path, const vault::KeyPtr &key, int entries)
{
    {
        CampaignFile file = test::must(CampaignFile::create(path, key));
        SessionJournal session = test::must(file.journal(test::addedSession(file)));
        for (int i = 0; i < entries; ++i)
            test::must(session.append(usualRecord(session.journal())));
    }
    return QFile(path).size();
}

double sizeRatio(int entries)
{
    const test::Place plain;
    const test::Place encrypted;
    const double size = static_cast<double>(
        sizeOf(encrypted.path, std::make_shared<const vault::Key>(vault::Key::random()), entries));
    return size / static_cast<double>(sizeOf(plain.path, nullptr, entries));
}

/// Appends to both files in turn, so that both meet the same disk.
std::vector<double> appendRatios(const BothFiles &files)
{
    CampaignFile plain = test::must(CampaignFile::create(files.plain));
    CampaignFile encrypted = test::must(CampaignFile::create(files.encrypted, files.key));
    SessionJournal one = test::must(plain.journal(test::addedSession(plain)));
    SessionJournal other = test::must(encrypted.journal(test::addedSession(encrypted)));
    std::vector<double> ratios;
    for (int batch = 0; batch < batchCount; ++batch)
    {
        std::vector<double> plainly;
        std::vector<double> encryptedly;
        for (int call = 0; call < callsOfABatch; ++call)
        {
            const journal::Record record = usualRecord(one.journal());
            plainly.push_back(microsecondsOf([&] { test::must(one.append(record)); }));
            encryptedly.push_back(microsecondsOf([&] { test::must(other.append(record)); }));
        }
        ratios.push_back(share(encryptedly, 0.5) / share(plainly, 0.5));
    }
    return ratios;
}

std::vector<double> openingRatios(int entries)
{
    const test::Place plain;
    const test::Place encrypted;
    const auto key = std::make_shared<const vault::Key>(vault::Key::random());
    (void)sizeOf(plain.path, nullptr, entries);
    (void)sizeOf(encrypted.path, key, entries);
    std::vector<double> ratios;
    std::size_t read = 0;
    const auto open = [&](const QString &path, const vault::KeyPtr &by)
    {
        CampaignFile file = test::must(CampaignFile::open(path, by));
        read += test::must(file.journal({1})).journal().records().size();
    };
    for (int i = 0; i < 3; ++i)
    {
        const double encryptedly = microsecondsOf([&] { open(encrypted.path, key); });
        ratios.push_back(encryptedly / microsecondsOf([&] { open(plain.path, nullptr); }));
    }
    if (read == 0)
        throw std::runtime_error("the sessions were not read");
    return ratios;
}

std::vector<Timing> encryptionFigures(const QString &folder)
{
    const BothFiles files{folder + QStringLiteral("/plain.dossier"), folder + QStringLiteral("/encrypted.dossier")};
    return {timingOf("ratio: append, encrypted to plain", 1.3, appendRatios(files)),
        timingOf("ratio: open 20,000 entries, encrypted to plain", 1.4, openingRatios(20'000)),
        timingOf("ratio: size of a file of 10 entries, encrypted to plain", 4, {sizeRatio(10)}),
        timingOf("ratio: the same of 3,000 entries", 2, {sizeRatio(entriesOfASession)})};
}

/// The pages that list files: the start page reads the first of them, the list of all sessions each one.
std::vector<Timing> listFigures()
{
    const test::Place place;
    test::makeFullFile(place.path, 1, {});
    for (int copy = 1; copy < filesOfAList; ++copy)
        QFile::copy(place.path, place.folder.filePath(QStringLiteral("Lab %1.dossier").arg(copy)));
    std::size_t found = 0;
    const Timing start = timed(
        "start page with 300 files", 300000, 1, [&](int) { found += campaignFiles(place.folder.path()).size(); });
    const Timing all = timed(
        "list of all sessions of 300 files", 3000000, 1, [&](int) { found += sessionsIn(place.folder.path()).size(); });
    if (found == 0)
        throw std::runtime_error("no file was listed");
    return {start, all};
}

} // namespace

std::vector<Timing> journalFigures()
{
    int argc = 0;
    const QCoreApplication application(argc, nullptr);
    const QTemporaryDir folder;
    std::vector<Timing> figures = appendFigures(folder.path());
    for (const auto &more : {longSessionFigures(folder.path()), openingFigures(folder.path()),
             encryptionFigures(folder.path()), listFigures()})
        figures.insert(figures.end(), more.begin(), more.end());
    return figures;
}

std::vector<Timing> longEncryptedOpening()
{
    return {timingOf("ratio: open 100,000 entries, encrypted to plain", 1.4, openingRatios(100'000))};
}

} // namespace dossier::bench
