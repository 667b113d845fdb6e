#include "views/specter/words/question_words.h"

#include "views/specter/selection/deductions.h"
#include "views/specter/words/fact_wording.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

struct QuestionWords
{
    Q_DECLARE_TR_FUNCTIONS(QuestionWords)
};

constexpr double tellableSpaces = 0.05;
constexpr double tellableChance = 0.0005;

} // namespace

QString lookText(const specter::Coordinate &from, const specter::Expectation &expectation)
{
    const QString at = name(from);
    if (expectation.ruledOut < tellableSpaces)
        return QuestionWords::tr("A look from %1 rules out no space", "a space").arg(at);
    const double found = chanceToFind(expectation);
    const QString ruledOut = average(expectation.ruledOut);
    return found < tellableChance
        ? QuestionWords::tr("A look from %1 rules out %2 of %3 spaces on average", "a space, two numbers")
              .arg(at, ruledOut)
              .arg(expectation.before.count())
        : QuestionWords::tr("A look from %1 rules out %2 of %3 spaces on average; %4 of the possible ways end where "
                            "it looks",
              "a space, two numbers, a share")
              .arg(at, ruledOut)
              .arg(expectation.before.count())
              .arg(share(found));
}

QString lookBackText(const specter::Expectation &expectation)
{
    if (expectation.ruledOut < tellableSpaces)
        return QuestionWords::tr("The past position rules out no space");
    const QString ruledOut = average(expectation.ruledOut);
    const double found = chanceToFind(expectation);
    return found < tellableChance
        ? QuestionWords::tr("The past position rules out %1 of %2 spaces on average", "two numbers")
              .arg(ruledOut)
              .arg(expectation.before.count())
        : QuestionWords::tr("The past position rules out %1 of %2 spaces on average; %3 of the possible ways end where "
                            "it looks",
              "two numbers, a share")
              .arg(ruledOut)
              .arg(expectation.before.count())
              .arg(share(found));
}

QString sensorText(const specter::Expectation &expectation)
{
    if (expectation.ruledOut < tellableSpaces)
        return QuestionWords::tr("Motion sensor: rules out no space");
    return QuestionWords::tr("Motion sensor: rules out %1 of %2 spaces on average", "two numbers")
        .arg(average(expectation.ruledOut))
        .arg(expectation.before.count());
}

} // namespace dossier::wording
