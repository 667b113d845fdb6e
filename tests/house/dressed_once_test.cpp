#include "places.h"
#include "tests/house/include_rules.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <string>

namespace dressed_once_test
{

using namespace dossier::test;

/// Properties used by the style sheet are set by `setLook`, which polishes a widget again; no widget does this by hand.
class DressedOnceTest : public QObject
{
    Q_OBJECT

private slots:

    void noWidgetIsDressedByHand()
    {
        std::string told;
        for (const SourceFile &file : sourceFiles(DOSSIER_SOURCE_DIR, {"app", "views"}))
            if (file.path != "views/kit/labels.cpp" && file.path != "views/kit/deferred_polish.cpp"
                && file.text.find("unpolish(") != std::string::npos)
                told += '\n' + file.path;
        QVERIFY2(told.empty(), told.c_str());
    }
};

DOSSIER_TESTS(DressedOnceTest, Nothing)

} // namespace dressed_once_test

#include "dressed_once_test.moc"
