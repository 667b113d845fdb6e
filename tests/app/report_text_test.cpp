#include "app/play/report_text.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace report_text_test
{

using namespace dossier;

/// Reports in Markdown and HTML: what people typed is never markup.
class ReportTextTest : public QObject
{
    Q_OBJECT

private slots:

    void typedCharactersAreNoMarkup()
    {
        const std::vector<ReportBlock> report{ReportHeading{1, "A <b> & *B*"}, ReportParagraph{"1. | # `x`"},
            ReportList{{"- one", "[two](http)", "-3 to 4"}}, ReportTable{{"a|b", "c"}, {{"<i>", "8.5"}}}};
        QCOMPARE(markdownOf(report),
            "# A \\<b\\> \\& \\*B\\*\n\n"
            "1\\. \\| \\# \\`x\\`\n\n"
            "- \\- one\n- \\[two\\](http)\n- \\-3 to 4\n\n"
            "| a\\|b | c |\n| --- | --- |\n| \\<i\\> | 8.5 |\n");
        const QString page = htmlOf(report);
        QVERIFY(page.contains("<title>A &lt;b&gt; &amp; *B*</title>"));
        QVERIFY(page.contains("<td>&lt;i&gt;</td>"));
        QVERIFY(page.contains("<th scope=\"col\">a|b</th>"));
        QVERIFY(!page.contains("<b>") && !page.contains("<i>"));
    }
};

DOSSIER_TESTS(ReportTextTest, EventLoop)

} // namespace report_text_test

#include "report_text_test.moc"
