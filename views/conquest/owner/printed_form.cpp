#include "views/conquest/owner/printed_form.h"

#include "views/conquest/words/names.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flow_layout.h"
#include "views/kit/optional_number.h"

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

constexpr int mostPrinted = 20;
constexpr int longestText = 600;

/// Makes a field of each member; what is typed goes into it at once.
class PrintedFields
{
public:
    PrintedFields(QFormLayout &rows, std::function<void()> changed)
        : m_rows(rows)
        , m_changed(std::move(changed))
    {
    }

    template <typename Card>
    void make(Card &card)
    {
        forEachMember(card, [&](std::string_view name, auto &member) { field(QLatin1StringView(name), member); });
        if (m_ticks != nullptr)
            m_rows.addRow(m_ticks);
    }

private:
    void add(const QString &caption, QWidget *widget)
    {
        widget->setAccessibleName(caption);
        widget->setToolTip(caption);
        m_rows.addRow(caption, widget);
    }

    void field(QLatin1StringView name, std::string &member)
    {
        auto *line = new QLineEdit(QString::fromStdString(member), m_rows.parentWidget());
        line->setMaxLength(longestText);
        QObject::connect(line, &QLineEdit::textEdited, line,
            [&member, changed = m_changed](const QString &text)
            {
                member = text.trimmed().toStdString();
                changed();
            });
        add(captionOf(name), line);
    }

    void field(QLatin1StringView name, std::optional<int> &member)
    {
        auto *number = new OptionalNumber(mostPrinted, m_rows.parentWidget());
        number->setNumber(member);
        QObject::connect(number, &OptionalNumber::numberChosen, number,
            [&member, number, changed = m_changed]
            {
                member = number->number();
                changed();
            });
        add(captionOf(name), number);
    }

    void field(QLatin1StringView name, std::optional<Hardness> &member)
    {
        auto *box = new QComboBox(m_rows.parentWidget());
        box->addItems({PrintedForm::tr("not known"), wording::name(Hardness::Soft), wording::name(Hardness::Hard)});
        box->setCurrentIndex(member ? 1 + static_cast<int>(*member) : 0);
        QObject::connect(box, &QComboBox::activated, box,
            [&member, changed = m_changed](int index)
            {
                member = index == 0 ? std::nullopt : std::optional(static_cast<Hardness>(index - 1));
                changed();
            });
        add(captionOf(name), box);
    }

    void field(QLatin1StringView name, bool &member)
    {
        tick(captionOf(name), member,
            [&member, changed = m_changed](bool on)
            {
                member = on;
                changed();
            });
    }

    void field(QLatin1StringView /*name*/, std::vector<ResistanceAbility> &member)
    {
        for (const ResistanceAbility ability :
            {ResistanceAbility::Assault, ResistanceAbility::Barrage, ResistanceAbility::Bold,
                ResistanceAbility::Cunning, ResistanceAbility::Deadly, ResistanceAbility::Move})
            tick(wording::name(ability), std::ranges::count(member, ability) > 0,
                [&member, ability, changed = m_changed](bool on)
                {
                    std::erase(member, ability);
                    if (on)
                        member.push_back(ability);
                    changed();
                });
    }

    void field(QLatin1StringView name, std::vector<std::string> &member)
    {
        QStringList words;
        for (const std::string &word : member)
            words << QString::fromStdString(word);
        auto *line = new QLineEdit(words.join(QStringLiteral(", ")), m_rows.parentWidget());
        line->setMaxLength(longestText);
        QObject::connect(line, &QLineEdit::textEdited, line,
            [&member, changed = m_changed](const QString &text)
            {
                member.clear();
                for (const QString &word : text.split(u',', Qt::SkipEmptyParts))
                    if (!word.trimmed().isEmpty())
                        member.push_back(word.trimmed().toStdString());
                changed();
            });
        add(captionOf(name), line);
    }

    /// A race's abilities: those that are known, and one more.
    void field(QLatin1StringView /*name*/, std::vector<RaceAbility> &member)
    {
        member.resize(std::max<std::size_t>(member.size(), abilitiesOfARace));
        for (RaceAbility &ability : member)
        {
            field(QLatin1StringView("ability"), ability.name);
            auto *threat = new OptionalNumber(mostPrinted, m_rows.parentWidget());
            threat->setNumber(ability.threat);
            QObject::connect(threat, &OptionalNumber::numberChosen, threat,
                [&ability, threat, changed = m_changed]
                {
                    ability.threat = threat->number().value_or(0);
                    changed();
                });
            add(captionOf(QLatin1StringView("threat")), threat);
            field(QLatin1StringView("text"), ability.text);
        }
    }

    void tick(const QString &caption, bool on, const std::function<void(bool)> &take)
    {
        if (m_ticks == nullptr)
        {
            m_ticks = new QWidget(m_rows.parentWidget());
            new FlowLayout(m_ticks, 10);
        }
        auto *box = new QCheckBox(caption, m_ticks);
        box->setChecked(on);
        box->setToolTip(caption);
        QObject::connect(box, &QCheckBox::toggled, box, take);
        m_ticks->layout()->addWidget(box);
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
            {QLatin1StringView("ability"), [] { return PrintedForm::tr("Ability"); }},
            {QLatin1StringView("threat"), [] { return PrintedForm::tr("Threat tokens for one use"); }},
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
    std::function<void()> m_changed;
    QWidget *m_ticks = nullptr;
};

} // namespace

PrintedForm::PrintedForm(QWidget *parent)
    : QWidget(parent)
{
    newColumn(this, 0, 0);
}

void PrintedForm::begin(const Printed &printed)
{
    m_printed = printed;
    refresh();
}

QString PrintedForm::name() const
{
    return QString::fromStdString(visit([](const auto &card) { return card.name; }, m_printed)).trimmed();
}

void PrintedForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_fields != nullptr)
        refresh();
    QWidget::changeEvent(event);
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
    visit([&](auto &card) { PrintedFields(*rows, [this] { emit changed(); }).make(card); }, m_printed);
    layout()->addWidget(m_fields);
    m_fields->show();
}

} // namespace dossier
