#include "model/core/member_walk.h"
#include "tests/support/test_class.h"

namespace member_walk_test
{

using namespace dossier;

namespace
{

struct Name
{
    int number = 0;
    auto operator<=>(const Name &) const = default;
};

struct Holder
{
    Name first{};
    std::variant<bool, Name> one{};
    std::vector<std::optional<Name>> many{};
    std::map<std::string, Name> byText{};
    static constexpr auto names = memberNames("first", "one", "many", "by_text");
};

/// A kind of value that the walk does not know.
struct Unknown
{
};

/// Knows the names below ten.
class Below : public MemberWalk<Below>
{
public:
    [[nodiscard]] static bool exists(const Name &name) { return name.number < 10; }
};

template <typename T>
concept Walked = requires(const Below &below, const T &value) { below.in(value); };

static_assert(Walked<Holder> && Walked<bool> && Walked<std::string>);
// A type without a description does not exist for the walk.
static_assert(!Walked<Unknown> && !Walked<int> && !Walked<std::pair<Name, Name>>);

} // namespace

class MemberWalkTest : public QObject
{
    Q_OBJECT

private slots:

    void whateverIsNamedIsAskedForWhereverItLies()
    {
        using Fault = std::optional<std::string>;
        const auto fault = [](const Holder &holder) { return Below().in(holder); };
        QCOMPARE(fault({{9}, Name{9}, {Name{9}}, {{"a", {9}}}}), Fault{});
        QCOMPARE(fault({{10}}), Fault{"/first"});
        QCOMPARE(fault({{}, Name{10}}), Fault{"/one"});
        QCOMPARE(fault({{}, {}, {std::nullopt, Name{10}}}), Fault{"/many/1"});
        QCOMPARE(fault({{}, {}, {}, {{"a", {10}}}}), Fault{"/by_text"});
    }
};

DOSSIER_TESTS(MemberWalkTest, Nothing)

} // namespace member_walk_test

#include "member_walk_test.moc"
