#include "app/window/translators.h"
#include "model/conquest/seen/numbers.h"
#include "model/conquest/table.h"
#include "tests/support/conquest_tables.h"
#include "tests/support/test_class.h"
#include "tests/support/views/pdf_words.h"
#include "views/conquest/face/face.h"
#include "views/conquest/paper/papers.h"
#include "views/conquest/words/names.h"
#include "views/session/paper_print.h"
#include "views/session/paper_text.h"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

namespace conquest_papers_test
{

using namespace dossier;
using namespace dossier::conquest;
using namespace dossier::test;

namespace
{

/// The visible text of a document.
QString read(const QString &html)
{
    QTextDocument document;
    document.setHtml(html);
    return document.toPlainText();
}

PrintedConquest printed(const Table &table)
{
    PrintedConquest session;
    session.view = std::make_shared<const PublicView>(PublicView{table.open});
    return session;
}

PaperPart placeOf(const QTextBlock &block)
{
    const QRectF rect = block.document()->documentLayout()->blockBoundingRect(block);
    return {rect.top(), rect.bottom()};
}

/// The sheet on which the whole of it stands; past the last where none has it.
std::size_t sheetOf(const std::vector<PaperSheet> &sheets, const PaperPart &part)
{
    constexpr double rounding = 0.1;
    const auto whole = std::ranges::find_if(sheets, [&](const PaperSheet &sheet)
        { return sheet.body.top <= part.top + rounding && part.bottom <= sheet.body.bottom + rounding; });
    return static_cast<std::size_t>(whole - sheets.begin());
}

} // namespace

class ConquestPapersTest : public QObject
{
    Q_OBJECT

private slots:

    void theReferenceSheetHasAllPhasesStepsAndAbilities()
    {
        const QString text = read(referenceSheet(nullptr));
        for (const Phase phase : {Phase::Command, Phase::Action, Phase::Battle, Phase::Draw, Phase::Resistance})
            QVERIFY2(text.contains(wording::name(phase)), qPrintable(wording::name(phase)));
        for (int step = 1; step <= 6; ++step)
            QVERIFY2(text.contains(wording::stepExplanation(step)), qPrintable(wording::stepName(step)));
        for (std::size_t place = 0; place < words(ResistanceAbility{}).size(); ++place)
            QVERIFY(text.contains(wording::explanation(static_cast<ResistanceAbility>(place))));
        QVERIFY(!text.contains(u'%'));
    }

    void theSheetOfASessionHasItsModeAndRaces()
    {
        const Table competitive = begunConquest(3);
        const QString against = read(referenceSheet(&competitive.open));
        QVERIFY(against.contains(QStringLiteral("Terror that wins: 8")));
        QVERIFY(!against.contains(wording::stepExplanation(6)));
        QVERIFY(against.contains(QString::fromStdString(inPlay(competitive.open, Colour::Red).race)));
        const Table brutal = begunConquest(2, {}, Mode::Brutal);
        const QString together = read(referenceSheet(&brutal.open));
        QVERIFY(together.contains(QStringLiteral("Terror that wins, all together: 16")));
        QVERIFY(together.contains(QStringLiteral("Red circles: 1, 2, 3, 4, 5, 6, 7, 8, 9")));
        QVERIFY(together.contains(QStringLiteral("Technology dice: 0 to 2: 2, 3 to 6: 3, 7 to 9: 4")));
    }

    void theSheetSaysWhatTheTablePlaysOtherwise()
    {
        const Table usual = begunConquest(2);
        QVERIFY(!read(referenceSheet(&usual.open)).contains(QStringLiteral("At this table")));
        const TableOptions other{.firstTie = FirstTie::NextAfterTheLast,
            .offerOnOne = OfferOnOne::TokenAlways,
            .touching = Touching::Ring,
            .demolition = Demolition::LeavesPopulation,
            .allyStrength = AllyStrength::None,
            .resistanceTime = ResistanceTime::BeforeCommand,
            .technologyDice = conquest::TechnologyDice::TheSpaces,
            .beatenTokensReturn = true,
            .fleeApart = true,
            .fleeOntoTokens = true,
            .boldForEach = true,
            .doubleOverwhelmingPushes = true,
            .fightTogether = true,
            .centreTokensApart = true,
            .stoppedCircleAlone = true};
        const Table table = begunConquest(2, other);
        const QString text = read(referenceSheet(&table.open));
        const QString said = text.mid(text.indexOf(QStringLiteral("At this table")));
        // All but one are otherwise; a sentence each, and the heading.
        QCOMPARE(said.split(u'\n', Qt::SkipEmptyParts).size(), 15);
    }

    void theReportTellsWhoStandsWhere()
    {
        Table table = begunConquest(2);
        table.open.spaces[{1, 3}].location = LocationInPlay{.card = "Sample Village", .conqueredBy = Colour::Blue};
        PrintedConquest session = printed(table);
        session.name = QStringLiteral("Evening");
        session.players = {QStringLiteral("Ada: Green")};
        const QString text = read(report(session));
        QVERIFY(text.contains(QStringLiteral("Report: Evening")) && text.contains(QStringLiteral("Ada: Green")));
        QVERIFY(text.contains(QStringLiteral("Sample Village B3")));
        QVERIFY(text.contains(QStringLiteral("Round 1")));
    }

    /// A heading is on the same page as the text that follows, whatever precedes it.
    void noHeadingStandsAloneAtTheFootOfAPage()
    {
        bool moved = false;
        for (int lines = 20; lines < 70; ++lines)
        {
            QString body;
            for (int i = 0; i < lines; ++i)
                body += paper::paragraph(QStringLiteral("a line"));
            body += paper::heading(QStringLiteral("Players"))
                + paper::table({{QStringLiteral("Race"), 100}}, paper::row({QStringLiteral("Moths")}));
            QTextDocument text;
            text.setHtml(paper::page(QStringLiteral("Sheet"), body));
            text.setTextWidth(400);
            const std::vector<PaperSheet> sheets = sheetsOf(text, 500);
            QTextBlock heading = text.begin();
            while (heading.text() != QStringLiteral("Players"))
                heading = heading.next();
            const std::size_t sheet = sheetOf(sheets, placeOf(heading));
            QVERIFY(sheet < sheets.size());
            for (QTextBlock next = heading.next(); next.isValid(); next = next.next())
                if (next.length() > 1)
                    QCOMPARE(sheetOf(sheets, placeOf(next)), sheet);
            moved = moved || (sheet > 0 && placeOf(heading).bottom - sheets[sheet - 1].body.top < 500);
        }
        QVERIFY(moved);
    }

    /// The heads of a table and one row of many are no foot of a page.
    void aTableBeginsWithTwoRowsAtLeast()
    {
        for (int lines = 20; lines < 70; ++lines)
        {
            QString body;
            for (int i = 0; i < lines; ++i)
                body += paper::paragraph(QStringLiteral("a line"));
            const QString rows = paper::row({QStringLiteral("Moths")}) + paper::row({QStringLiteral("Wasps")})
                + paper::row({QStringLiteral("Bees")});
            body += paper::table({{QStringLiteral("Race"), 100}}, rows);
            QTextDocument text;
            text.setHtml(paper::page(QStringLiteral("Sheet"), body));
            text.setTextWidth(400);
            const std::vector<PaperSheet> sheets = sheetsOf(text, 500);
            const auto sheetWith = [&](const QString &words)
            {
                QTextBlock block = text.begin();
                while (block.text() != words)
                    block = block.next();
                return sheetOf(sheets, placeOf(block));
            };
            QVERIFY(sheetWith(QStringLiteral("Wasps")) < sheets.size());
            QCOMPARE(sheetWith(QStringLiteral("Moths")), sheetWith(QStringLiteral("Wasps")));
            QCOMPARE(sheetWith(QStringLiteral("Race")), sheetWith(QStringLiteral("Wasps")));
        }
    }

    /// The day at the end of a name is not told again above the written date.
    void aDateIsPrintedOnce()
    {
        const QString day = QLocale().toString(QDate(2026, 11, 26), QLocale::LongFormat);
        QCOMPARE(paper::nameBefore(day, QStringLiteral("Evening 2026-11-26")), QStringLiteral("Evening"));
        QCOMPARE(paper::nameBefore(day, QStringLiteral("Evening 2026-11-25")), QStringLiteral("Evening 2026-11-25"));
        QCOMPARE(paper::nameBefore(day, QStringLiteral("Evening")), QStringLiteral("Evening"));
    }

    /// All lines of a row stand on one page, below the heads of its table.
    void noRowIsCutByTheFootOfAPage()
    {
        for (int before = 0; before < 12; ++before)
        {
            QString rows;
            for (int i = 0; i < 80; ++i)
                rows += paper::row({QString::number(i), QStringLiteral("word ").repeated(1 + i * 7 % 60).trimmed()});
            QTextDocument text;
            text.setHtml(paper::page(QStringLiteral("Sheet"),
                paper::paragraph(QStringLiteral("a line")).repeated(before)
                    + paper::titledTable(QStringLiteral("Round 1"),
                        {{QStringLiteral("Time"), 10}, {QStringLiteral("What"), 90}}, rows)));
            text.setTextWidth(400);
            const std::vector<PaperSheet> sheets = sheetsOf(text, 500);
            QVERIFY(sheets.size() > 3);
            for (std::size_t i = 0; i < sheets.size(); ++i)
            {
                QCOMPARE(sheets[i].heads.has_value(), i > 0);
                QVERIFY(sheets[i].body.height() + (i > 0 ? sheets[i].heads->height() : 0) <= 500);
            }
            for (QTextBlock block = text.begin(); block.isValid(); block = block.next())
                if (block.length() > 1)
                    QVERIFY2(sheetOf(sheets, placeOf(block)) < sheets.size(), qPrintable(block.text()));
        }
    }

    /// A row that is higher than a page goes on on the next, line by line.
    void aRowThatIsHigherThanAPageIsCutBetweenItsLines()
    {
        QTextDocument text;
        text.setHtml(paper::page(QStringLiteral("Sheet"),
            paper::table({{QStringLiteral("What"), 100}}, paper::row({QStringLiteral("word ").repeated(2000)}))));
        text.setTextWidth(400);
        const std::vector<PaperSheet> sheets = sheetsOf(text, 500);
        QVERIFY(sheets.size() > 2);
        for (std::size_t i = 1; i < sheets.size(); ++i)
        {
            QVERIFY(sheets[i].body.top >= sheets[i - 1].body.bottom);
            QVERIFY(sheets[i].body.height() + (sheets[i].heads ? sheets[i].heads->height() : 0) <= 500);
        }
    }

    void thePagesOfAPreviewAreThoseOfThePdf()
    {
        const Table table = begunConquest(3);
        PrintedConquest session = printed(table);
        session.name = QStringLiteral("Evening");
        for (int i = 0; i < 60; ++i)
            session.players << QStringLiteral("Ada: Green");
        QCOMPARE(tornIn(report(session)), QString());
        QCOMPARE(tornIn(referenceSheet(&table.open)), QString());
        QString rows;
        for (int i = 0; i < 200; ++i)
            rows += paper::row({QString::number(i), QStringLiteral("word ").repeated(1 + i * 7 % 60).trimmed()});
        QCOMPARE(tornIn(paper::page(QStringLiteral("Journal"),
                     paper::titledTable(QStringLiteral("Round 1"),
                         {{QStringLiteral("Time"), 10}, {QStringLiteral("What"), 90}}, rows))),
            QString());
    }

    void namesArePrintedPlain()
    {
        Table table = begunConquest(2);
        table.open.inPlay[Colour::Green].race = "<h1>Race</h1>" + std::string(10000, 'x');
        PrintedConquest session = printed(table);
        session.name = QStringLiteral("<script>a</script> & b");
        session.players = {QStringLiteral("<b>Ada</b>")};
        const QString html = report(session);
        QVERIFY(!html.contains(QStringLiteral("<script>")) && !html.contains(QStringLiteral("<b>Ada")));
        const QString text = read(html);
        QVERIFY(text.contains(QStringLiteral("<script>a</script> & b")));
        QVERIFY(text.contains(QStringLiteral("<b>Ada</b>")) && text.contains(QStringLiteral("<h1>Race</h1>xxx")));
        QVERIFY(text.size() < 2000);
    }

    void papersAreInBothLanguages()
    {
        const Table table = begunConquest(2);
        Translators translators;
        QStringList all;
        for (const Language language : {Language::English, Language::Italian})
        {
            translators.speak(language);
            all << referenceSheet(nullptr) << report(printed(table)) << titleOf(ConquestPaper::Reference)
                << titleOf(ConquestPaper::Report);
            for (const PaperOffer &offer : conquestPaperOffers())
                all << offer.name() << offer.explanation() << offer.absent() + QStringLiteral(".");
        }
        const qsizetype each = all.size() / 2;
        for (qsizetype i = 0; i < each; ++i)
            QVERIFY2(
                !all[i].isEmpty() && (all[i] != all[i + each] || all[i] == QStringLiteral(".")), qPrintable(all[i]));
    }

    void theCardOffersASampleOfEachMode()
    {
        QStringList acts;
        for (const StartWay &way : conquestFace().card().ways)
        {
            const bool isNew = way.kind == StartWay::Kind::NewSession;
            QVERIFY(way.text.isEmpty() == isNew && !way.tip.isEmpty());
            acts << (isNew ? QStringLiteral("new") : way.act);
        }
        QCOMPARE(acts, (QStringList{competitiveSampleAct, QStringLiteral("new"), cooperativeSampleAct}));
    }

    void everyEntryHasAKeyAndWords()
    {
        const GameFace face = conquestFace();
        QCOMPARE(face.id, QStringLiteral("conquest"));
        std::set<QString> keys{QString::fromLatin1(face.newSession.key)};
        for (const GameEntry &entry : face.entries)
        {
            QVERIFY2(keys.insert(QString::fromLatin1(entry.words.key)).second, entry.words.key);
            QVERIFY(*entry.words.text != '\0' && *entry.words.tip != '\0');
        }
        for (const EditionFace &edition : face.editions)
            QVERIFY(!edition.name().isEmpty() && !edition.explanation().isEmpty());
    }
};

DOSSIER_TESTS(ConquestPapersTest, Windows)

} // namespace conquest_papers_test

#include "conquest_papers_test.moc"
