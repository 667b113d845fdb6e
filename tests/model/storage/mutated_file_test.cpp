#include "tests/model/storage/made_up_file.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QElapsedTimer>
#include <QTest>

namespace mutated_file_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

constexpr int mutants = 120;
constexpr qint64 patience = 2000;
constexpr int pageSize = 4096;

qsizetype somewhere(std::mt19937 &random, const QByteArray &bytes)
{
    return static_cast<qsizetype>(random() % static_cast<std::size_t>(bytes.size()));
}

QByteArray mutated(QByteArray bytes, std::mt19937 &random)
{
    switch (random() % 8)
    {
    case 0: // cut off
        return bytes.left(somewhere(random, bytes));
    case 1: // a page over another
    {
        const qsizetype from = somewhere(random, bytes) / pageSize * pageSize;
        const qsizetype to = somewhere(random, bytes) / pageSize * pageSize;
        return bytes.replace(to, pageSize, bytes.mid(from, pageSize));
    }
    case 2: // a stretch of zeros
    {
        const qsizetype at = somewhere(random, bytes);
        const qsizetype length = std::min<qsizetype>(1 + static_cast<qsizetype>(random() % 600), bytes.size() - at);
        return bytes.replace(at, length, QByteArray(length, '\0'));
    }
    case 3: // the file's own head
        bytes[static_cast<qsizetype>(random() % 100)] = static_cast<char>(random());
        return bytes;
    default: // some bytes
        for (auto left = 1 + random() % 8; left > 0; --left)
            bytes[somewhere(random, bytes)] = static_cast<char>(random());
        return bytes;
    }
}

} // namespace

/// After any change of a file: it opens as far as it is good, and the change is flagged.
class MutatedFileTest : public QObject
{
    Q_OBJECT

private slots:

    void everyChangedContentIsFlagged_data()
    {
        QTest::addColumn<bool>("isEncrypted");
        QTest::newRow("in the clear") << false;
        QTest::newRow("encrypted") << true;
    }

    void everyChangedContentIsFlagged()
    {
        QFETCH(bool, isEncrypted);
        const Place place;
        const vault::KeyPtr key = isEncrypted ? std::make_shared<const vault::Key>(vault::Key::random()) : nullptr;
        makeFullFile(place.path, 1, key);
        const QByteArray good = bytesOf(place.path);
        const QStringList content = contentOf(place.path, key).lines;
        std::mt19937 random(1);
        int changed = 0;
        int flagged = 0;
        qint64 longest = 0;
        for (int i = scaled(mutants); i > 0; --i)
        {
            const Place other;
            writeBytes(other.path, mutated(good, random));
            QElapsedTimer timer;
            timer.start();
            const Content is = contentOf(other.path, key);
            longest = std::max(longest, timer.elapsed());
            changed += is.lines != content ? 1 : 0;
            flagged += is.flagged ? 1 : 0;
            if (is.lines != content && !is.flagged)
                QCOMPARE(is.lines, content);
        }
        QVERIFY(longest < patience);
        qInfo("%d files: %d read differently, %d flagged; at most %lld ms", scaled(mutants), changed, flagged, longest);
        QVERIFY(changed > scaled(mutants) / 4);
    }

    void whatIsGoodBeforeTheDamageIsRead()
    {
        const Place place;
        makeFullFile(place.path);
        const QByteArray good = bytesOf(place.path);
        const QStringList content = contentOf(place.path).lines;
        std::mt19937 random(2);
        // One changed byte never makes up a line, and most often leaves nearly all.
        qsizetype read = 0;
        const int tries = scaled(mutants / 4);
        for (int i = tries; i > 0; --i)
        {
            const Place other;
            QByteArray bytes = good;
            bytes[pageSize + static_cast<qsizetype>(random() % static_cast<std::size_t>(good.size() - pageSize))]
                ^= 0x20;
            writeBytes(other.path, bytes);
            const QStringList lines = contentOf(other.path).lines;
            read += lines.size();
        }
        QVERIFY(read > content.size() * tries / 2);
    }
};

DOSSIER_TESTS(MutatedFileTest, EventLoop)

} // namespace mutated_file_test

#include "mutated_file_test.moc"
