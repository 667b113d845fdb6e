#include "views/kit/form.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace dossier
{

/// Characters of a line: notes are sentences.
constexpr int lineCharacters = 36;

FormBuilder::FormBuilder(Entered entered, Change change)
    : m_entered(std::move(entered))
    , m_change(std::move(change))
{
}

QVariant FormBuilder::valueOf(const QString &key, const QVariant &now) const
{
    return m_entered.value(keyOf(key), now);
}

Action<QVariant> FormBuilder::entering(const QString &key) const
{
    return [change = m_change, stored = keyOf(key)](const QVariant &entered) { change(stored, entered); };
}

Field &FormBuilder::add(const QString &key, const QString &name, const QVariant &value, Action<QVariant> entered)
{
    m_fields.push_back(field(keyOf(key), name, value, std::move(entered)).withTip(name));
    return std::get<Field>(m_fields.back().content);
}

std::optional<std::size_t> FormBuilder::addList(const QString &key, const QString &name, const QStringList &options,
    std::optional<std::size_t> now, const QStringList &ids)
{
    if (options.isEmpty())
        return std::nullopt;
    const QVariant entered = m_entered.value(keyOf(key));
    const qsizetype row = !entered.isValid() ? -1 : ids.isEmpty() ? entered.toInt() : ids.indexOf(entered.toString());
    if (row >= 0 && row < options.size())
        now = static_cast<std::size_t>(row);
    if (now && static_cast<qsizetype>(*now) >= options.size())
        now.reset();
    const auto enter = [change = m_change, stored = keyOf(key), ids](const QVariant &chosen)
    {
        if (const int at = chosen.toInt(); at >= 0)
            change(stored, ids.isEmpty() ? chosen : QVariant(ids.at(at)));
    };
    Field &list = add(key, name, now ? static_cast<int>(*now) : -1, enter);
    list.options = options;
    list.placeholder = QCoreApplication::translate("FormBuilder", "Choose…");
    return now;
}

std::optional<std::size_t> FormBuilder::thing(const QString &key, const QString &name, const QStringList &things,
    std::optional<std::size_t> openedFrom, const QStringList &ids)
{
    if (things.size() == 1)
        openedFrom = 0;
    const std::optional<std::size_t> row = addList(key, name, things, openedFrom, ids);
    if (row)
        m_prefix += key + u':' + (ids.isEmpty() ? QString::number(*row) : ids.at(static_cast<qsizetype>(*row))) + u'/';
    else if (m_unchosen.isEmpty() && !things.isEmpty())
        m_unchosen = name;
    return row;
}

void FormBuilder::makeSearchable()
{
    if (auto *field = m_fields.empty() ? nullptr : std::get_if<Field>(&m_fields.back().content))
        field->isSearchable = true;
}

QString FormBuilder::search(const QString &key, const QString &name, const QStringList &known, const QString &now)
{
    const QString value = line(key, name, now);
    Field &field = std::get<Field>(m_fields.back().content);
    field.options = known;
    field.characters = 0;
    field.isSearchable = true;
    return value;
}

std::size_t FormBuilder::choice(
    const QString &key, const QString &name, const QStringList &options, std::size_t now, const QStringList &ids)
{
    return addList(key, name, options, now, ids).value_or(0);
}

int FormBuilder::number(const QString &key, const QString &name, int now, int min, int max, const QString &around)
{
    const int value = std::clamp(valueOf(key, now).toInt(), min, max);
    Field &number = add(key, name, value, entering(key));
    number.min = min;
    number.max = max;
    number.around = around.isEmpty() ? QStringLiteral("%1: %2").arg(name, QStringLiteral("%1")) : around;
    return value;
}

QString FormBuilder::line(const QString &key, const QString &name, const QString &now)
{
    const QString value = valueOf(key, now).toString();
    Field &line = add(key, name, value, entering(key));
    line.placeholder = name;
    line.characters = lineCharacters;
    return value.trimmed();
}

bool FormBuilder::check(const QString &key, const QString &name, bool now)
{
    const bool value = valueOf(key, now).toBool();
    add(key, name, value, entering(key)).around = name;
    return value;
}

namespace
{

/// Maximum characters of a button's text, so that narrow windows have room for the fields.
constexpr int maxActionLength = 24;

struct FormWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::FormWords)
};

QString hintOf(const Form &form)
{
    if (!form.isUnsent)
        return form.hint;
    const QString unsent = FormWords::tr("Entered before, not sent yet.");
    return form.hint.isEmpty() ? unsent : unsent + u'\n' + form.hint;
}

} // namespace

QString firstOpenField(const Form &form)
{
    const auto isOpen = [](const Part &part)
    {
        const auto *field = std::get_if<Field>(&part.content);
        return field != nullptr
            && ((!field->options.isEmpty() && field->value == QVariant(-1)) || field->value == QVariant(QString()));
    };
    const auto found = std::ranges::find_if(form.fields, isOpen);
    return form.fields.empty() ? QString() : (found == form.fields.end() ? form.fields.front() : *found).key;
}

bool enterOption(const Form &form, const QStringList &options)
{
    const Field *last = nullptr;
    int row = -1;
    for (const Part &part : form.fields)
    {
        const auto *field = std::get_if<Field>(&part.content);
        const auto isWanted = [&](const QString &option) { return options.contains(option); };
        const auto found = field == nullptr
            ? -1
            : static_cast<int>(std::ranges::find_if(field->options, isWanted) - field->options.begin());
        if (field == nullptr || found == field->options.size())
            continue;
        last = field;
        row = found;
        if (field->value == QVariant(-1))
            break;
    }
    if (last != nullptr)
        last->entered.run(row);
    return last != nullptr;
}

Part formPart(const Form &form)
{
    Parts fields;
    for (Part part : form.fields)
    {
        auto *field = std::get_if<Field>(&part.content);
        const bool isList = field != nullptr && !field->options.isEmpty();
        if (isList && !form.isCaptioned)
            field->placeholder = part.name;
        else if (field != nullptr && field->value.typeId() == QMetaType::QString && form.missing.isEmpty())
            field->activated = [give = form.give](int /*row*/) { give.run(); };
        part.shrinks = true;
        // A list is beside its caption, or below it where there is no room.
        const QString caption = part.key + QStringLiteral("/name");
        if (isList && form.isCaptioned)
            part = flow({text(part.name, Role::Small).with(&Part::shrinks, true), std::move(part)})
                       .spaced(6)
                       .keyed(caption);
        fields.push_back(std::move(part));
    }
    const QString hint = hintOf(form);
    Part entered
        = column({flow(std::move(fields)).spaced(8), text(hint, Role::Small).wrapping().when(!hint.isEmpty())});
    Part give = button(form.action, "primary", form.give)
                    .keyed(QStringLiteral("give"))
                    .withTip(form.actionTip)
                    .with(&Button::maxCharacters, maxActionLength)
                    .with(&Button::hasTwoLines, true)
                    .with(&Part::tone, QLatin1String(form.missing.isEmpty() ? "" : "quiet"))
                    .disabledIf(!form.missing.isEmpty(), form.missing)
                    .when(!form.action.isEmpty());
    Part close = button({}, "icon", form.close)
                     .with(&Button::icon, QStringLiteral("x"))
                     .keyed(QStringLiteral("close"))
                     .withTip(form.closeTip);
    // At the top the buttons are visible however many fields there are, and stay in place.
    return card({row({std::move(entered).spaced(6).stretched(), std::move(give).with(&Part::alignment, Qt::AlignTop),
                         std::move(close).with(&Part::alignment, Qt::AlignTop)})
                        .spaced(8),
                    flow(form.extra).spaced(8).when(!form.extra.empty())})
        .with(&Box::look, QLatin1String("verdict"))
        .spaced(6, {14, 8, 8, 8});
}

} // namespace dossier
