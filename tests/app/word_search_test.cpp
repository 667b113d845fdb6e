#include "app/play/word_search.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace word_search_test
{

using namespace dossier;

namespace
{

/// Returns the text with the words found in brackets; “-” when not all are found.
QString found(const QString &text, const QString &searched)
{
    const std::optional<Marks> marks = marksIn(text, searchedWords(searched));
    return marks ? marked(text, *marks) : QStringLiteral("-");
}

} // namespace

/// Words that are found by their beginnings.
class WordSearchTest : public QObject
{
    Q_OBJECT

private slots:

    void wordsAreFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("searched");
        QTest::addColumn<QString>("shown");
        QTest::newRow("a word") << "Anna opens the door" << "door" << "Anna opens the [door]";
        QTest::newRow("its beginning") << "Anna opens the doors" << "OPE" << "Anna [opens] the doors";
        QTest::newRow("not its end") << "Anna opens the door" << "pens" << "-";
        QTest::newRow("all words") << "Anna opens the door" << "door ann" << "[Anna] opens the [door]";
        QTest::newRow("one is missing") << "Anna opens the door" << "door bruno" << "-";
        QTest::newRow("accents") << "Perché l’abilità" << "perche abilita" << "[Perché] l’[abilità]";
        QTest::newRow("accents apart") << QString::fromUtf8("cafe\u0301 nero") << QString::fromUtf8("CAFÉ")
                                       << QString::fromUtf8("[cafe\u0301] nero");
        QTest::newRow("accents that are searched") << "perche" << "perché" << "[perche]";
        QTest::newRow("apostrophes part words") << "L'agente" << "l’agente" << "[L]'[agente]";
        QTest::newRow("numbers") << "C2 | D2: 12 hits" << "c2 12" << "[C2] | D2: [12] hits";
        QTest::newRow("the same word twice") << "door to door" << "door" << "[door] to [door]";
        QTest::newRow("no words") << "door" << " ?! " << "-";
        QTest::newRow("no text") << "" << "door" << "-";
    }

    void wordsAreFound()
    {
        QFETCH(QString, text);
        QFETCH(QString, searched);
        QFETCH(QString, shown);
        QCOMPARE(found(text, searched), shown);
    }
};

DOSSIER_TESTS(WordSearchTest, EventLoop)

} // namespace word_search_test

#include "word_search_test.moc"
