#include "views/conquest/desk/question_draft.h"

#include "views/conquest/owner/printed_fields.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace dossier
{

using namespace conquest;

namespace
{

/// Members of the text of a question.
struct QuestionMember
{
    static constexpr QLatin1String kinds{"kinds"};
    static constexpr QLatin1String kind{"kind"};
    static constexpr QLatin1String correction{"correction"};
    static constexpr QLatin1String redText{"redText"};
    static constexpr QLatin1String command{"command"};
    static constexpr QLatin1String takes{"takes"};
    static constexpr QLatin1String form{"form"};
};

/// Returns the kinds that the card can be, written as the commands that describe them.
QJsonArray written(const std::vector<Printed> &kinds, const CommandTexts &commands)
{
    QJsonArray texts;
    for (const Printed &kind : kinds)
        texts << commands.write(Describe{withoutRoom(kind)});
    return texts;
}

std::optional<std::vector<Printed>> kindsOf(const QJsonArray &texts, const CommandTexts &commands)
{
    std::vector<Printed> kinds;
    for (const QJsonValue &text : texts)
    {
        const std::optional<Command> command = commands.read(text.toString());
        const auto *describe = command ? get_if<Describe>(&*command) : nullptr;
        if (describe == nullptr)
            return std::nullopt;
        kinds.push_back(withRoom(describe->printed));
    }
    return kinds;
}

} // namespace

QString textOf(const CardQuestion &question, const AfterQuestion &after, const CommandTexts &commands)
{
    if (!commands.write)
        return {};
    QJsonObject text{{QuestionMember::kinds, written(question.kinds, commands)},
        {QuestionMember::kind, static_cast<int>(question.kind)}, {QuestionMember::correction, question.isCorrection},
        {QuestionMember::takes, after.formTakes}};
    if (question.redText)
        text.insert(QuestionMember::redText, *question.redText);
    if (after.command)
        text.insert(QuestionMember::command, commands.write(after.command->command()));
    if (after.form)
        text.insert(QuestionMember::form, textOf(*after.form));
    return QString::fromUtf8(QJsonDocument(text).toJson(QJsonDocument::Compact));
}

std::optional<std::pair<CardQuestion, AfterQuestion>> questionOf(const QString &text, const CommandTexts &commands)
{
    const QJsonObject written = QJsonDocument::fromJson(text.toUtf8()).object();
    const std::optional<std::vector<Printed>> kinds
        = commands.read ? kindsOf(written.value(QuestionMember::kinds).toArray(), commands) : std::nullopt;
    const auto kind = static_cast<std::size_t>(std::max(written.value(QuestionMember::kind).toInt(), 0));
    if (!kinds || kind >= kinds->size())
        return std::nullopt;
    CardQuestion question{.kinds = *kinds,
        .kind = kind,
        .isCorrection = written.value(QuestionMember::correction).toBool(),
        .isTyped = true};
    if (const QJsonValue red = written.value(QuestionMember::redText); red.isBool())
        question.redText = red.toBool();
    AfterQuestion after{.formTakes = written.value(QuestionMember::takes).toBool()};
    if (const std::optional<Command> command = commands.read(written.value(QuestionMember::command).toString()))
        after.command = makeConquestCommand(*command);
    after.form = cardDraftOf(written.value(QuestionMember::form).toString());
    return std::pair(std::move(question), std::move(after));
}

} // namespace dossier
