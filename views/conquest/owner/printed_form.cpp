#include "views/conquest/owner/printed_form.h"

#include "views/conquest/words/names.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flow_layout.h"
#include "views/kit/optional_number.h"
#include "views/kit/tab_order.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>

#include <algorithm>
#include <functional>
#include <map>

namespace dossier
{

using namespace conquest;

namespace
{

constexpr int mostPrinted = 99;
constexpr int longestCardName = 80;
constexpr int longestText = 600;
/// Characters that a field has room for at the least; where its caption leaves less it stands below that.
constexpr int leastOfANumber = 10;
constexpr int leastOfALine = 16;

/// What is to be told: that a field changes, and that a person is done with one.
struct Tells
{
    std::function<void()> changed;
    std::function<void()> entered;
};

/// Makes a field of each member; what is typed goes into it at once.
class PrintedFields
{
public:
    PrintedFields(QFormLayout &rows, Tells tells, bool nameStays)
        : m_rows(rows)
        , m_tells(std::move(tells))
        , m_nameStays(nameStays)
    {
    }

    /// The first field whose value is not known, or null.
    [[nodiscard]] QWidget *asked() const { return m_asked; }

    [[nodiscard]] QWidget *redText() const { return m_redText; }

    template <typename Card>
    void make(Card &card)
    {
        forEachMember(card, [&](std::string_view name, auto &member) { field(QLatin1StringView(name), member); });
        addTicks();
    }

private:
    struct Tick
    {
        QString caption;
        bool on;
        std::function<void(bool)> take;
    };

    void add(const QString &caption, QWidget *widget)
    {
        widget->setAccessibleName(caption);
        widget->setToolTip(caption);
        m_rows.addRow(caption, widget);
    }

    /// A line to type in, which gives what is typed to `take`.
    void addLine(
        const QString &caption, const QString &text, int longest, const std::function<void(const QString &)> &take)
    {
        auto *line = new QLineEdit(text, m_rows.parentWidget());
        line->setMaxLength(longest);
        line->setCursorPosition(0);
        QObject::connect(line, &QLineEdit::textEdited, line,
            [take, line, changed = m_tells.changed](const QString &typed)
            {
                take(typed);
                line->setProperty("typed", true);
                changed();
            });
        QObject::connect(line, &QLineEdit::editingFinished, line,
            [line, entered = m_tells.entered]
            {
                // It is finished, too, when it is only passed through.
                if (!line->property("typed").toBool())
                    return;
                line->setProperty("typed", false);
                entered();
            });
        add(caption, line);
    }

    void addNumber(
        const QString &caption, std::optional<int> number, const std::function<void(std::optional<int>)> &take)
    {
        auto *field = new OptionalNumber(mostPrinted, m_rows.parentWidget());
        field->setNumber(number);
        QObject::connect(field, &OptionalNumber::numberChosen, field,
            [take, field, tells = m_tells]
            {
                take(field->number());
                tells.changed();
                tells.entered();
            });
        add(caption, field);
        askFor(field, number.has_value());
    }

    void askFor(QWidget *field, bool known)
    {
        if (!known && m_asked == nullptr)
            m_asked = field;
    }

    void field(QLatin1StringView name, std::string &member)
    {
        const bool isName = name == QLatin1StringView("name");
        if (isName && m_nameStays)
            return;
        const int longest = isName ? longestCardName : longestText;
        addLine(captionOf(name), QString::fromStdString(member), longest,
            [&member](const QString &text) { member = text.trimmed().toStdString(); });
        if (name == QLatin1StringView("red_text"))
            m_redText = m_rows.itemAt(m_rows.rowCount() - 1, QFormLayout::FieldRole)->widget();
    }

    void field(QLatin1StringView name, std::optional<int> &member)
    {
        addNumber(captionOf(name), member, [&member](std::optional<int> number) { member = number; });
    }

    void field(QLatin1StringView name, std::optional<Hardness> &member)
    {
        auto *box = new QComboBox(m_rows.parentWidget());
        box->addItems({PrintedForm::tr("not known"), wording::name(Hardness::Soft), wording::name(Hardness::Hard)});
        box->setCurrentIndex(member ? 1 + static_cast<int>(*member) : 0);
        QObject::connect(box, &QComboBox::activated, box,
            [&member, tells = m_tells](int index)
            {
                member = index == 0 ? std::nullopt : std::optional(static_cast<Hardness>(index - 1));
                tells.changed();
                tells.entered();
            });
        add(captionOf(name), box);
        askFor(box, member.has_value());
    }

    void field(QLatin1StringView name, bool &member)
    {
        tick(captionOf(name), member, [&member](bool on) { member = on; });
    }

    void field(QLatin1StringView /*name*/, std::vector<ResistanceAbility> &member)
    {
        for (const ResistanceAbility ability :
            {ResistanceAbility::Assault, ResistanceAbility::Barrage, ResistanceAbility::Bold,
                ResistanceAbility::Cunning, ResistanceAbility::Deadly, ResistanceAbility::Move})
            tick(wording::name(ability), std::ranges::count(member, ability) > 0,
                [&member, ability](bool on)
                {
                    std::erase(member, ability);
                    if (on)
                        member.push_back(ability);
                });
    }

    void field(QLatin1StringView name, std::vector<std::string> &member)
    {
        QStringList words;
        for (const std::string &word : member)
            words << QString::fromStdString(word);
        addLine(captionOf(name), words.join(QStringLiteral(", ")), longestText,
            [&member](const QString &text)
            {
                member.clear();
                for (const QString &word : text.split(u',', Qt::SkipEmptyParts))
                    if (!word.trimmed().isEmpty())
                        member.push_back(word.trimmed().toStdString());
            });
    }

    /// A race's abilities: those that are known, and one more.
    void field(QLatin1StringView /*name*/, std::vector<RaceAbility> &member)
    {
        std::erase(member, RaceAbility{});
        member.resize(std::max<std::size_t>(member.size() + 1, abilitiesOfARace));
        int number = 0;
        for (RaceAbility &ability : member)
        {
            ++number;
            const auto line = [&](const QString &caption, std::string &text, int longest)
            {
                addLine(caption.arg(number), QString::fromStdString(text), longest,
                    [&text](const QString &typed) { text = typed.trimmed().toStdString(); });
            };
            line(PrintedForm::tr("Ability %1"), ability.name, longestCardName);
            addNumber(PrintedForm::tr("Threat tokens for ability %1").arg(number), ability.threat,
                [&ability](std::optional<int> tokens) { ability.threat = tokens.value_or(0); });
            line(PrintedForm::tr("Text of ability %1"), ability.text, longestText);
        }
    }

    void tick(const QString &caption, bool on, const std::function<void(bool)> &take)
    {
        m_ticks.push_back({caption, on, take});
    }

    /// All that is ticked stands together below the lines, and is made last: the tab key follows what was made.
    void addTicks()
    {
        if (m_ticks.empty())
            return;
        auto *all = new QWidget(m_rows.parentWidget());
        auto *row = new FlowLayout(all, 10);
        for (const Tick &tick : m_ticks)
        {
            auto *box = new QCheckBox(tick.caption, all);
            box->setChecked(tick.on);
            box->setToolTip(tick.caption);
            QObject::connect(box, &QCheckBox::toggled, box,
                [take = tick.take, tells = m_tells](bool now)
                {
                    take(now);
                    tells.changed();
                    tells.entered();
                });
            row->addWidget(box);
        }
        m_rows.addRow(all);
    }

    static QString captionOf(QLatin1StringView name)
    {
        static const std::map<QLatin1StringView, QString (*)()> captions{
            {QLatin1StringView("name"), [] { return PrintedForm::tr("Name"); }},
            {QLatin1StringView("copies"), [] { return PrintedForm::tr("How many in the box"); }},
            {QLatin1StringView("strength"), [] { return PrintedForm::tr("Strength"); }},
            {QLatin1StringView("intelligence"), [] { return PrintedForm::tr("Intelligence"); }},
            {QLatin1StringView("bonus"), [] { return PrintedForm::tr("Bonus"); }},
            {QLatin1StringView("cost"), [] { return PrintedForm::tr("Cost in action points, 0 for none"); }},
            {QLatin1StringView("resistance"), [] { return PrintedForm::tr("Resistance"); }},
            {QLatin1StringView("population"), [] { return PrintedForm::tr("Population"); }},
            {QLatin1StringView("hardness"), [] { return PrintedForm::tr("Rim: red is soft, blue is hard"); }},
            {QLatin1StringView("keywords"), [] { return PrintedForm::tr("Keywords, with commas between"); }},
            {QLatin1StringView("kind"), [] { return PrintedForm::tr("Kind of place"); }},
            {QLatin1StringView("text"), [] { return PrintedForm::tr("Text"); }},
            {QLatin1StringView("red_text"), [] { return PrintedForm::tr("Red text"); }},
            {QLatin1StringView("air"), [] { return PrintedForm::tr("Flies"); }},
            {QLatin1StringView("superhero"), [] { return PrintedForm::tr("Is the superhero"); }},
            {QLatin1StringView("competitive"), [] { return PrintedForm::tr("Also in competitive games"); }},
            {QLatin1StringView("immediately"), [] { return PrintedForm::tr("Play immediately"); }},
            {QLatin1StringView("remains"), [] { return PrintedForm::tr("Remains in play"); }},
            {QLatin1StringView("cancels"), [] { return PrintedForm::tr("Cancels another card"); }},
            {QLatin1StringView("activate"), [] { return PrintedForm::tr("Is turned down when used"); }},
            {QLatin1StringView("ally"), [] { return PrintedForm::tr("Brings an ally’s figure"); }},
        };
        const auto found = captions.find(name);
        return found == captions.end() ? QString(name) : found->second();
    }

    static constexpr std::size_t abilitiesOfARace = 2;

    QFormLayout &m_rows;
    Tells m_tells;
    bool m_nameStays;
    std::vector<Tick> m_ticks;
    QWidget *m_asked = nullptr;
    QWidget *m_redText = nullptr;
};

} // namespace

PrintedForm::PrintedForm(QWidget *parent)
    : QWidget(parent)
{
    newColumn(this, 0, 0);
    enterGoesOn(*this);
}

void PrintedForm::begin(const Printed &printed, bool nameStays)
{
    m_printed = printed;
    m_nameStays = nameStays;
    refresh();
}

QString PrintedForm::name() const
{
    return QString::fromStdString(visit([](const auto &card) { return card.name; }, m_printed)).trimmed();
}

Printed PrintedForm::printed() const
{
    if (const auto *race = get_if<Race>(&m_printed))
    {
        Race said = *race;
        std::erase(said.abilities, RaceAbility{});
        return Printed(said);
    }
    return m_printed;
}

void PrintedForm::takeFocus(Stop stop)
{
    if (QWidget *field = m_stops[stop]; field != nullptr)
        field->setFocus(Qt::TabFocusReason);
}

void PrintedForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_fields != nullptr)
        speak();
    if (event->type() == QEvent::FontChange && m_fields != nullptr)
        widen();
    QWidget::changeEvent(event);
}

/// The fields are made anew in the language that is spoken, and the keyboard stays in the one where it was.
void PrintedForm::speak()
{
    const auto stops = [this]
    {
        QList<QWidget *> all = m_fields->findChildren<QWidget *>();
        all.removeIf([](const QWidget *one) { return one->focusPolicy() == Qt::NoFocus; });
        return all;
    };
    const qsizetype had = stops().indexOf(QApplication::focusWidget());
    const auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    const int cursor = line != nullptr ? line->cursorPosition() : 0;
    refresh();
    emit made();
    if (had < 0 || had >= stops().size())
        return;
    QWidget *now = stops().at(had);
    now->setFocus(Qt::OtherFocusReason);
    if (auto *typed = qobject_cast<QLineEdit *>(now))
        typed->setCursorPosition(cursor);
}

/// Large letters need wider fields: a number is read whole, with the arrows beside it.
void PrintedForm::widen()
{
    const int letter = fontMetrics().averageCharWidth();
    for (auto *field : m_fields->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly))
        if (qobject_cast<QSpinBox *>(field) != nullptr)
            field->setMinimumWidth(letter * leastOfANumber);
        else if (qobject_cast<QLineEdit *>(field) != nullptr || qobject_cast<QComboBox *>(field) != nullptr)
            field->setMinimumWidth(letter * leastOfALine);
}

void PrintedForm::refresh()
{
    if (m_fields != nullptr)
    {
        m_fields->hide();
        m_fields->deleteLater();
    }
    m_fields = new QWidget(this);
    auto *rows = new QFormLayout(m_fields);
    rows->setContentsMargins({});
    rows->setVerticalSpacing(4);
    rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    PrintedFields fields(*rows, {[this] { emit changed(); }, [this] { emit entered(); }}, m_nameStays);
    visit([&](auto &card) { fields.make(card); }, m_printed);
    QWidget *top = rows->rowCount() > 0 ? rows->itemAt(0, QFormLayout::FieldRole)->widget() : nullptr;
    // Who adds a card begins with its name.
    const bool atTop = fields.asked() == nullptr || (name().isEmpty() && !m_nameStays);
    m_stops = {{Stop::Unknown, atTop ? top : fields.asked()}, {Stop::Top, top}, {Stop::Value, fields.asked()},
        {Stop::RedText, fields.redText()}};
    layout()->addWidget(m_fields);
    widen();
    m_fields->show();
}

} // namespace dossier
