#include "model/journal/journal_lines.h"
#include "model/storage/packs.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace canary_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

const std::vector<const char *> places{
    "kind", "command", "event", "ruling", "correction", "bookmark", "snapshot", "pack"};

std::string canary(const char *place, unsigned seed)
{
    return "canary-" + std::string(place) + '-' + std::to_string(seed * 2654435761U);
}

/// A file with a canary in everything that can be secret.
void makeFileWithCanaries(const QString &path, unsigned seed)
{
    const auto secret = [&](const char *place) { return journal::Payload{"", canary(place, seed)}; };
    CampaignFile file = must(CampaignFile::create(path));
    must(addPack(file, {QStringLiteral("Own"), QStringLiteral("1"), canary("pack", seed)}));
    SessionJournal journal = must(file.journal(addedSession(file)));
    journal::Entry entry{.parent = {},
        .kind = {"omega.move", canary("kind", seed)},
        .command = canary("command", seed),
        .events = {{"a door", canary("event", seed)}, secret("event")},
        .ruling = secret("ruling"),
        .reveal = true};
    must(journal.append(recorded(1, entry)));
    must(journal.append(recorded(2, *undo(journal.journal(), secret("correction")))));
    must(journal.append(recorded(3, journal::Bookmarked{{1}, secret("bookmark"), false})));
    must(journal.keepSnapshot({1}, 1, canary("snapshot", seed)));
}

/// Returns a text in all the encodings in which it might be stored.
QList<QByteArray> formsOf(const QByteArray &text)
{
    const QString wide = QString::fromLatin1(text);
    return {text, {reinterpret_cast<const char *>(wide.utf16()), 2 * wide.size()}, // NOLINT(*-reinterpret-cast)
        text.toHex(), text.toHex().toUpper(), text.toBase64(QByteArray::OmitTrailingEquals).chopped(1)};
}

bool holds(const QByteArray &bytes, const std::string &text)
{
    return std::ranges::any_of(
        formsOf(QByteArray::fromStdString(text)), [&](const QByteArray &form) { return bytes.contains(form); });
}

/// Returns all values of all tables whose names have that beginning, or do not.
QByteArray tables(CampaignFile &file, bool secret)
{
    QStringList names;
    must(file.connection().each(QStringLiteral("SELECT name FROM sqlite_schema WHERE type = 'table'"), {},
        [&](const QSqlQuery &row)
        {
            if (row.value(0).toString().startsWith(QLatin1String("secret_")) == secret)
                names << row.value(0).toString();
            return true;
        }));
    QByteArray all;
    for (const QString &name : names)
        must(file.connection().each(QStringLiteral("SELECT * FROM %1").arg(name), {},
            [&](const QSqlQuery &row)
            {
                for (int column = 0; row.value(column).isValid(); ++column)
                    all += row.value(column).toByteArray() + '\n';
                return true;
            }));
    return all;
}

QByteArray publicLines(const journal::Journal &journal)
{
    std::string all;
    for (const journal::Line &line : lines(journal, journal::Eyes::Everybodys, 1, 99))
    {
        all += line.kind.open + line.kind.secret + line.words.open + line.words.secret;
        for (const journal::Payload &event : line.events)
            all += event.open + event.secret;
    }
    return QByteArray::fromStdString(all);
}

} // namespace

/// Only secret tables contain secrets.
class CanaryTest : public QObject
{
    Q_OBJECT

private slots:

    void noSecretIsInAPublicTable()
    {
        for (unsigned seed = 1; seed <= 10; ++seed)
        {
            const Place place;
            makeFileWithCanaries(place.path, seed);
            CampaignFile file = must(CampaignFile::open(place.path));
            const QByteArray open = tables(file, false);
            const QByteArray secret = tables(file, true);
            const QByteArray read = publicLines(must(file.journal({1})).journal());
            QVERIFY(open.contains("a door") && read.contains("a door"));
            for (const char *where : places)
            {
                QVERIFY2(!holds(open, canary(where, seed)), where);
                QVERIFY2(!holds(read, canary(where, seed)), where);
                // The search finds existing texts: without a key nothing is encrypted.
                QVERIFY2(holds(secret, canary(where, seed)), where);
                QVERIFY2(holds(bytesOf(place.path), canary(where, seed)), where);
            }
        }
    }
};

DOSSIER_TESTS(CanaryTest, EventLoop)

} // namespace canary_test

#include "canary_test.moc"
