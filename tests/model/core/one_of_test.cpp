#include "model/core/one_of.h"
#include "tests/support/test_class.h"

#include <memory>
#include <string>
#include <vector>

namespace one_of_test
{

using namespace dossier;

namespace
{

/// Counts how many of it are alive.
struct Counted
{
    std::shared_ptr<int> alive = std::make_shared<int>(0);

    bool operator==(const Counted &other) const { return alive == other.alive; }
};

struct Short : OneOf<int, std::string, Counted>
{
    using OneOf::OneOf;
};

std::string told(const Short &value)
{
    struct Telling
    {
        std::string operator()(int number) const { return "number " + std::to_string(number); }

        std::string operator()(const std::string &text) const { return "text " + text; }

        std::string operator()(const Counted & /*counted*/) const { return "counted"; }
    };

    return visit(Telling{}, value);
}

} // namespace

class OneOfTest : public QObject
{
    Q_OBJECT

private slots:

    void itIsTheFirstUntilItIsGivenAnother()
    {
        Short value;
        QCOMPARE(told(value), std::string("number 0"));
        value = std::string("a text that is too long to lie in the string itself");
        QCOMPARE(told(value), std::string("text a text that is too long to lie in the string itself"));
        QCOMPARE(value.index(), std::size_t(1));
        QVERIFY(holds_alternative<std::string>(value) && get_if<int>(&value) == nullptr);
        value = 7;
        QCOMPARE(*get_if<int>(&value), 7);
    }

    void copiesAreEqualAndApart()
    {
        Short one = std::string("one");
        Short other = one;
        QVERIFY(one == other);
        *get_if<std::string>(&other) += " more";
        QVERIFY(one != other);
        QVERIFY(Short(0) != Short(std::string()));
        one = other;
        QVERIFY(one == other);
        const Short &same = one;
        one = same;
        QVERIFY(one == other);
    }

    void whatIsHeldIsEndedOnce()
    {
        const Counted counted;
        {
            std::vector<Short> many(3, Short(counted));
            many.push_back(many.front());
            many.erase(many.begin());
            many.front() = 1;
            const Short moved = std::move(many.back());
            QCOMPARE(counted.alive.use_count(), 3L);
        }
        QCOMPARE(counted.alive.use_count(), 1L);
    }

    void askedForAnotherItThrows()
    {
        const Short value = 3;
        QCOMPARE(get<int>(value), 3);
        QVERIFY_EXCEPTION_THROWN(get<std::string>(value), std::bad_variant_access);
    }
};

DOSSIER_TESTS(OneOfTest, Nothing)

} // namespace one_of_test

#include "one_of_test.moc"
