#include "views/omega/desk/join_form.h"

#include "views/kit/framed_number.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

struct JoinWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::JoinForm)
};

/// The numbers of a draft, in the order of its text.
constexpr std::array allNumbers{&JoinDraft::black, &JoinDraft::red, &JoinDraft::defense, &JoinDraft::cost};

} // namespace

QString textOf(const JoinDraft &draft)
{
    if (draft == JoinDraft())
        return {};
    QStringList words;
    for (int JoinDraft::*number : allNumbers)
        words << QString::number(draft.*number);
    return (words << draft.name).join(u' ');
}

std::optional<JoinDraft> joinDraftOf(const QString &text)
{
    const QStringList words = text.split(u' ');
    constexpr auto numbers = static_cast<qsizetype>(allNumbers.size());
    if (words.size() <= numbers)
        return std::nullopt;
    JoinDraft draft{.name = words.mid(numbers).join(u' ')};
    for (qsizetype i = 0; i < numbers; ++i)
        draft.*allNumbers.at(static_cast<std::size_t>(i))
            = std::clamp(words.at(i).toInt(), -DicePool::maxOfAKind, DicePool::maxOfAKind);
    return draft;
}

Part joinForm(const JoinDraft &draft, bool isAgain, const std::function<void(const JoinDraft &draft)> &changed,
    const std::function<void()> &join)
{
    const auto number = [&](const char *key, const QString &words, int JoinDraft::*value)
    {
        const bool isCost = value == &JoinDraft::cost;
        const auto enter = [draft, changed, value](const QVariant &entered)
        {
            JoinDraft other = draft;
            other.*value = entered.toInt();
            changed(other);
        };
        return field(QLatin1String(key), wordsAround(words), draft.*value, enter)
            .with(&Field::min, isCost ? 0 : -DicePool::maxOfAKind)
            .with(&Field::max, DicePool::maxOfAKind)
            .with(&Field::around, words)
            .withTip(isCost ? JoinWords::tr("Adrenaline that it costs") : JoinWords::tr("What it adds, or removes"))
            .when(!isAgain || isCost);
    };
    const auto name = [draft, changed](const QVariant &entered)
    {
        JoinDraft other = draft;
        other.name = entered.toString();
        changed(other);
    };
    return flow({field(QStringLiteral("joinName"), JoinWords::tr("Name of the ability or card"), draft.name, name)
                        .with(&Field::placeholder, JoinWords::tr("Ability or card"))
                        .withTip(JoinWords::tr("What it is called; the same name counts once")),
                    number("joinBlack", JoinWords::tr("black %1"), &JoinDraft::black),
                    number("joinRed", JoinWords::tr("red %1"), &JoinDraft::red),
                    number("joinDefense", JoinWords::tr("defense %1"), &JoinDraft::defense),
                    number("joinCost", JoinWords::tr("cost %1"), &JoinDraft::cost),
                    button(isAgain ? JoinWords::tr("Roll again") : JoinWords::tr("Add"), "offer", join)
                        .withTip(isAgain ? JoinWords::tr("First set the dice above to the new results, then confirm")
                                         : JoinWords::tr("Add an ability or a card to the attack before the dice"))})
        .spaced(8);
}

std::optional<omega::JoinAttack> joined(const JoinDraft &draft, std::optional<omega::Role> payer)
{
    const std::string name = draft.name.trimmed().toStdString();
    if (name.empty())
        return std::nullopt;
    return omega::JoinAttack{{name}, draft.black, draft.red, draft.defense, payer, draft.cost};
}

} // namespace dossier
