#include "app/check/line_reader.h"
#include "tests/app/check/show_strings.h"
#include "tests/support/test_class.h"

#include <vector>

namespace line_reader_test
{

using dossier::LineReader;
using dossier::maxLineLength;

namespace
{

/// Returns the lines of a stream that arrives in pieces of that many bytes.
std::vector<std::string> linesOf(std::string_view stream, std::size_t piece)
{
    std::vector<std::string> lines;
    const auto keep = [&](std::string_view line) { lines.emplace_back(line); };
    LineReader reader;
    for (; !stream.empty(); stream.remove_prefix(std::min(piece, stream.size())))
        reader.read(stream.substr(0, piece), keep);
    reader.finish(keep);
    return lines;
}

using Lines = std::vector<std::string>;

} // namespace

class LineReaderTest : public QObject
{
    Q_OBJECT

private slots:

    void linesAreTheSameInWhateverPiecesTheyCome()
    {
        const std::string_view stream = "one\r\n\ntwo\rtwo\r\r\nthree";
        for (std::size_t piece = 1; piece <= stream.size(); ++piece)
            QCOMPARE(linesOf(stream, piece), (Lines{"one", "", "two\rtwo\r", "three"}));
    }

    void aByteOrderMarkBeforeTheFirstLineIsNoPartOfIt()
    {
        const std::string_view stream = "\xEF\xBB\xBFone\n\xEF\xBB\xBFtwo";
        for (std::size_t piece = 1; piece <= stream.size(); ++piece)
            QCOMPARE(linesOf(stream, piece), (Lines{"one", "\xEF\xBB\xBFtwo"}));
        QCOMPARE(linesOf("\xEF\xBB\xBF", 1), Lines{""});
        QCOMPARE(linesOf("\xEF\xBB", 1), Lines{"\xEF\xBB"});
    }

    void anEmptyStreamHasNoLines() { QCOMPARE(linesOf("", 1), Lines{}); }

    void theLastLineEndBeginsNoLine()
    {
        QCOMPARE(linesOf("\n", 1), Lines{""});
        QCOMPARE(linesOf("a\n", 1), Lines{"a"});
        QCOMPARE(linesOf("\r", 1), Lines{""});
    }

    void theLongestLineIsWhole()
    {
        const std::string line(maxLineLength, 'x');
        for (const char *end : {"", "\n", "\r", "\r\n"})
            QCOMPARE(linesOf(line + end, 65536), Lines{line});
    }

    void ofALongerLineEnoughIsKeptToTellThatItIsTooLong()
    {
        for (const std::size_t more : {1U, 2U, 3U, 100U, 1000000U})
            for (const std::size_t piece : {4096U, 65536U, 4000000U})
            {
                const Lines lines = linesOf(std::string(maxLineLength + more, 'x') + "\r\nnext\n", piece);
                QCOMPARE(lines.size(), 2U);
                QVERIFY(lines[0].size() > maxLineLength);
                QCOMPARE(lines[1], "next");
            }
    }

    void aReturnInTheMiddleOfALongLineDoesNotMakeItShorter()
    {
        const Lines lines = linesOf(std::string(maxLineLength, 'x') + "\ryz\n", 65536);
        QVERIFY(lines.at(0).size() > maxLineLength);
    }
};

DOSSIER_TESTS(LineReaderTest, Nothing)

} // namespace line_reader_test

#include "line_reader_test.moc"
