#include "tests/monkey/act.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <array>

namespace dossier::test
{

namespace
{

constexpr std::array deeds{
    "click", "double click", "right click", "drag", "wheel", "key", "text", "resize", "correct", "start again"};

} // namespace

QByteArray lineOf(const Act &act)
{
    QJsonObject line{{QStringLiteral("do"), QLatin1String(deeds.at(static_cast<std::size_t>(act.deed)))}};
    const auto add = [&](const char *name, const QString &text)
    {
        if (!text.isEmpty())
            line.insert(QLatin1String(name), text);
    };
    const auto addNumber = [&](const char *name, int number)
    {
        if (number != 0)
            line.insert(QLatin1String(name), number);
    };
    add("on", act.on);
    add("at", act.at);
    add("to", act.to);
    add("text", act.text);
    addNumber("key", act.key);
    addNumber("modifiers", act.modifiers);
    if (act.size.isValid())
    {
        addNumber("width", act.size.width());
        addNumber("height", act.size.height());
    }
    return QJsonDocument(line).toJson(QJsonDocument::Compact);
}

std::optional<Act> actOf(const QByteArray &line)
{
    const QJsonObject read = QJsonDocument::fromJson(line).object();
    const QByteArray word = read.value(QStringLiteral("do")).toString().toLatin1();
    const auto text = [&](const char *name) { return read.value(QLatin1String(name)).toString(); };
    const auto number = [&](const char *name) { return read.value(QLatin1String(name)).toInt(); };
    for (std::size_t deed = 0; deed < deeds.size(); ++deed)
        if (word == deeds.at(deed))
            return Act{.deed = static_cast<Deed>(deed),
                .on = text("on"),
                .at = text("at"),
                .to = text("to"),
                .key = number("key"),
                .modifiers = number("modifiers"),
                .text = text("text"),
                .size = QSize(number("width"), number("height"))};
    return std::nullopt;
}

} // namespace dossier::test
