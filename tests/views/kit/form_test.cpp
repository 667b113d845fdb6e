#include "tests/support/test_class.h"
#include "views/kit/form.h"
#include "views/kit/screen.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

namespace form_test
{

using namespace dossier;

namespace
{

/// Wounds of one of some people: a form as games make it.
struct Wounds
{
    QStringList people{QStringLiteral("Ann"), QStringLiteral("Bob")};
    std::map<QString, int> standing{{QStringLiteral("Ann"), 1}, {QStringLiteral("Bob"), 2}};
    Entered entered{};
    /// The value that the form gives now.
    std::optional<std::pair<QString, int>> given{};

    Form form()
    {
        FormBuilder builder(entered, [this](const QString &key, const QVariant &value) { entered.insert(key, value); });
        given.reset();
        if (const auto row = builder.thing(QStringLiteral("who"), QStringLiteral("Who"), people, {}, people))
        {
            const QString who = people.at(static_cast<qsizetype>(*row));
            given = {who, builder.number(QStringLiteral("wounds"), QStringLiteral("Wounds"), standing[who], 0, 5)};
        }
        return {.fields = builder.takeFields(), .missing = builder.unchosen()};
    }

    /// Enters something in a field, as its widget would.
    void enter(const QString &name, const QVariant &value)
    {
        for (const Part &part : form().fields)
            if (part.name == name)
                std::get<Field>(part.content).entered.run(value);
    }
};

} // namespace

/// Forms as values: what is chosen, what stands, and what was entered.
class FormTest : public QObject
{
    Q_OBJECT

private slots:

    void nothingIsChosenUntilAPersonDoes()
    {
        Wounds wounds;
        const Form form = wounds.form();
        QCOMPARE(form.fields.size(), std::size_t{1});
        QCOMPARE(std::get<Field>(form.fields.front().content).value, QVariant(-1));
        QCOMPARE(form.missing, QStringLiteral("Who"));
        QVERIFY(!wounds.given);
        QCOMPARE(firstOpenField(form), QStringLiteral("who"));
    }

    void whatStandsIsShownForTheThingThatIsChosen()
    {
        Wounds wounds;
        wounds.enter(QStringLiteral("Who"), 1);
        const Form form = wounds.form();
        QVERIFY(form.missing.isEmpty());
        QCOMPARE(wounds.given, std::optional(std::pair(QStringLiteral("Bob"), 2)));
        QCOMPARE(std::get<Field>(form.fields.back().content).value, QVariant(2));
    }

    /// An entry for one thing is never given for another, and returns with its own thing.
    void anEntryBelongsToItsThing()
    {
        Wounds wounds;
        wounds.enter(QStringLiteral("Who"), 0);
        wounds.enter(QStringLiteral("Wounds"), 4);
        wounds.enter(QStringLiteral("Who"), 1);
        (void)wounds.form();
        QCOMPARE(wounds.given, std::optional(std::pair(QStringLiteral("Bob"), 2)));
        wounds.enter(QStringLiteral("Who"), 0);
        (void)wounds.form();
        QCOMPARE(wounds.given, std::optional(std::pair(QStringLiteral("Ann"), 4)));
    }

    /// Another row of the list is not taken for the thing that was chosen.
    void aThingThatGoesIsChosenNoLonger()
    {
        Wounds wounds;
        wounds.enter(QStringLiteral("Who"), 0);
        wounds.people = {QStringLiteral("Bob"), QStringLiteral("Cleo")};
        const Form form = wounds.form();
        QVERIFY(!wounds.given && !form.missing.isEmpty());
        wounds.people.prepend(QStringLiteral("Ann"));
        (void)wounds.form();
        QCOMPARE(wounds.given->first, QStringLiteral("Ann"));
    }

    void aThingThatIsAloneIsChosen()
    {
        Wounds wounds;
        wounds.people = {QStringLiteral("Bob")};
        (void)wounds.form();
        QCOMPARE(wounds.given, std::optional(std::pair(QStringLiteral("Bob"), 2)));
    }

    void aNumberStaysWithinItsBounds()
    {
        Wounds wounds;
        wounds.enter(QStringLiteral("Who"), 0);
        wounds.enter(QStringLiteral("Wounds"), 40);
        (void)wounds.form();
        QCOMPARE(wounds.given->second, 5);
    }

    /// With something missing the button is disabled and says what.
    void theButtonSaysWhatIsMissing()
    {
        const Part missing = formPart({.action = QStringLiteral("Do it"), .missing = QStringLiteral("Choose first")});
        const Part whole = formPart({.action = QStringLiteral("Do it")});
        const auto find = [](const Part &part, const auto &self) -> const Part *
        {
            if (part.key == QStringLiteral("give"))
                return &part;
            for (const Part &one : part.inside)
                if (const Part *found = self(one, self))
                    return found;
            return nullptr;
        };
        QCOMPARE(find(missing, find)->disabledReason, QStringLiteral("Choose first"));
        QCOMPARE(find(whole, find)->disabledReason, QString());
    }

    /// Typing any part of a row chooses it; what is no row gives way to the one before.
    void aListIsSearchedByTyping()
    {
        const QStringList spaces{QStringLiteral("Harbour A1"), QStringLiteral("Città B2"), QStringLiteral("Desert C3")};
        Entered entered;
        Screen screen(nullptr);
        const auto render = [&]
        {
            screen.render(QString(),
                [&](const Theme & /*theme*/)
                {
                    FormBuilder builder(
                        entered, [&](const QString &key, const QVariant &value) { entered.insert(key, value); });
                    (void)builder.thing(QStringLiteral("space"), QStringLiteral("Space"), spaces);
                    builder.makeSearchable();
                    return formPart({.fields = builder.takeFields()});
                });
        };
        render();
        screen.show();
        auto *list = screen.findChild<QComboBox *>(QStringLiteral("space"));
        QVERIFY(list != nullptr && list->isEditable());
        const auto type = [&](const QString &text)
        {
            list->setFocus();
            list->lineEdit()->setText(text);
            emit list->lineEdit()->editingFinished();
            render();
            return list->currentText();
        };
        QCOMPARE(type(QStringLiteral("citta")), spaces.at(1));
        QCOMPARE(entered.value(QStringLiteral("space")), QVariant(1));
        QCOMPARE(type(QStringLiteral("nowhere")), spaces.at(1));
        QCOMPARE(type(QStringLiteral("c3")), spaces.at(2));
    }
};

DOSSIER_TESTS(FormTest, Windows)

} // namespace form_test

#include "form_test.moc"
