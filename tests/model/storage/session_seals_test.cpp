#include "model/storage/rescue.h"
#include "model/storage/seal_check.h"
#include "model/storage/sessions.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace session_seals_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

const vault::Slots hidden{{"door", "\"locked\""}, {"stack", "[1, 2]"}};

/// Adds a public record with its seal; it opens the door as it was in an earlier step, if one is given.
void appendSealed(SessionJournal &journal, std::uint8_t id, std::uint64_t opened = 0)
{
    const SessionSeals &seals = journal.seals();
    StepSeal seal{rootOf(*seals.key(), seals.step(journal.journal().publicCount() + 1), hidden)};
    if (opened != 0)
        seal.openings.push_back(*openingOf(*seals.key(), seals.step(opened), hidden, "door"));
    const journal::Entry entry{.parent = journal.journal().position(), .kind = {"shown", {}}, .events = {{"e", {}}}};
    must(journal.append({journal::EventId{{id}}, journal::Moment{id}, entry}, seal));
}

/// Tells what is wrong with a session's seals; empty when all of them fit.
QString sealFault(CampaignFile &file, SessionId session, std::size_t steps, std::size_t openings)
{
    const std::vector<CheckedStep> checked = must(checkSeals(file, session));
    std::size_t opened = 0;
    for (const CheckedStep &step : checked)
    {
        if (!step.link || !step.isLinked)
            return QStringLiteral("step %1").arg(step.number);
        for (const auto &[opening, isAsSealed] : step.openings)
        {
            if (!isAsSealed)
                return QStringLiteral("an opening of step %1").arg(step.number);
            ++opened;
        }
    }
    return checked.size() == steps && opened == openings
        ? QString()
        : QStringLiteral("%1 steps, %2 openings").arg(checked.size()).arg(opened);
}

void play(const QString &path, const vault::KeyPtr &key)
{
    CampaignFile file = must(CampaignFile::create(path, key));
    SessionJournal journal = must(file.journal(addedSession(file)));
    appendSealed(journal, 1);
    appendSealed(journal, 2);
    appendSealed(journal, 3, 1);
}

/// Goes on in the file: the key of the seals has to be the one from before.
QString faultAfterMore(const QString &path, const vault::KeyPtr &key)
{
    CampaignFile file = must(CampaignFile::open(path, key));
    {
        SessionJournal journal = must(file.journal({1}));
        appendSealed(journal, 4, 2);
    }
    return sealFault(file, {1}, 4, 2);
}

} // namespace

class SessionSealsTest : public QObject
{
    Q_OBJECT

private slots:

    void sealsFitAfterTheFileWasClosed_data()
    {
        QTest::addColumn<bool>("isEncrypted");
        QTest::newRow("plain") << false;
        QTest::newRow("encrypted") << true;
    }

    void sealsFitAfterTheFileWasClosed()
    {
        QFETCH(bool, isEncrypted);
        const Place place;
        play(place.path, isEncrypted ? keyOfTests() : nullptr);
        QCOMPARE(faultAfterMore(place.path, isEncrypted ? keyOfTests() : nullptr), QString());
    }

    void sealsFitAfterTheFileWasEncrypted()
    {
        const Place place;
        play(place.path, nullptr);
        QCOMPARE(faultAfterMore(place.path, keyOfTests()), QString());
    }

    void aRescuedFileHasItsSeals_data() { sealsFitAfterTheFileWasClosed_data(); }

    void aRescuedFileHasItsSeals()
    {
        QFETCH(bool, isEncrypted);
        const vault::KeyPtr key = isEncrypted ? keyOfTests() : nullptr;
        const Place place;
        const QString rescued = place.folder.filePath(QStringLiteral("Rescued.dossier"));
        play(place.path, key);
        {
            CampaignFile file = must(CampaignFile::open(place.path, key));
            (void)must(rescue(file, rescued));
        }
        QCOMPARE(faultAfterMore(rescued, key), QString());
    }

    void aSessionThatComesBackHasItsSeals()
    {
        const Place place;
        const QString away = place.folder.filePath(QStringLiteral("Away.dossier"));
        play(place.path, keyOfTests());
        {
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            must(copySession(file, {1}, away));
            must(removeSession(file, {1}));
            CampaignFile copy = must(CampaignFile::open(away, keyOfTests()));
            QCOMPARE(sealFault(copy, {1}, 3, 1), QString());
            must(putBackSession(copy, {1}, file));
        }
        QCOMPARE(faultAfterMore(place.path, keyOfTests()), QString());
    }

    /// A failed transaction takes the key of the seals with it.
    void theKeyIsKeptWithTheFirstSealThatSucceeds()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        const SessionId session = addedSession(file);
        SessionSeals seals = must(SessionSeals::of(file.connection(), session));
        const StepSeal seal{rootOf(*seals.key(), seals.step(1), hidden)};
        const auto fail = [&]() -> Done
        {
            must(seals.add(file.connection(), 1, "one", seal));
            return tl::unexpected(file.connection().error(StorageFault::DiskFull));
        };
        QVERIFY(!file.connection().transaction(fail));
        must(file.connection().transaction([&] { return seals.add(file.connection(), 1, "one", seal); }));
        const SessionSeals read = must(SessionSeals::of(file.connection(), session));
        QVERIFY(areSame(*read.key(), *seals.key()));
    }
};

DOSSIER_TESTS(SessionSealsTest, EventLoop)

} // namespace session_seals_test

#include "session_seals_test.moc"
