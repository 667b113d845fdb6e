#include "views/omega/owner/owner_cards.h"

#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/omega/owner/owner_wording.h"
#include "views/omega/words/wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int longestText = 60;
constexpr int numberCharacters = 6;
/// No field is wider than what a small window has room for, in pixels.
constexpr int widestField = 480;
constexpr int textCharacters = 22;

bool isSameField(const omega::PackValue &one, const omega::PackValue &other)
{
    return one.place == other.place && one.kind == other.kind;
}

bool isWide(const omega::PackValue &value)
{
    return value.kind == omega::ValueKind::Text || value.kind == omega::ValueKind::Spaces;
}

/// A row of fields under what the card has already.
FlowLayout *newRow(QWidget *card, QVBoxLayout &column)
{
    auto *row = new QWidget(card);
    auto *flow = new FlowLayout(row, 12);
    column.addWidget(row);
    return flow;
}

} // namespace

OwnerCards::OwnerCards(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_typed([this] { storeTyped(); })
{
    m_column->setContentsMargins({});
    m_column->setSpacing(12);
}

QWidget *OwnerCards::control(const Field &field) const
{
    if (field.ticked != nullptr)
        return field.ticked;
    return field.line != nullptr ? static_cast<QWidget *>(field.line) : field.list;
}

bool OwnerCards::isSameForm(const std::vector<omega::PackCard> &cards) const
{
    return std::ranges::equal(cards, m_cards,
        [](const omega::PackCard &card, const Card &shown)
        {
            return card.id == shown.card.id && card.added == shown.card.added
                && std::ranges::equal(card.values, shown.card.values, isSameField);
        });
}

void OwnerCards::render(const OwnerTold &told)
{
    m_told = told;
    if (isSameForm(told.cards))
    {
        std::size_t field = 0;
        for (std::size_t card = 0; card < told.cards.size(); ++card)
        {
            m_cards[card].card = told.cards[card];
            for (const omega::PackValue &value : told.cards[card].values)
                m_fields[field++].value = value;
        }
    }
    else
        build(told.cards);
    fill();
}

/// The field that has the keyboard has it afterwards, too.
void OwnerCards::build(const std::vector<omega::PackCard> &cards)
{
    std::optional<omega::ValuePlace> focus;
    for (const Field &field : m_fields)
        if (control(field)->hasFocus())
            focus = field.value.place;
    // A field that is hidden loses the focus: it must give nothing more.
    m_fields.clear();
    m_parts.clear();
    for (const Card &card : std::exchange(m_cards, {}))
    {
        card.frame->hide();
        m_column->removeWidget(card.frame);
        card.frame->deleteLater();
    }
    for (const omega::PackCard &card : cards)
        addCard(card);
    for (const Field &field : m_fields)
        if (field.value.place == focus)
            control(field)->setFocus(Qt::OtherFocusReason);
}

void OwnerCards::addCard(const omega::PackCard &card)
{
    auto *frame = newFrame("card", this);
    Card shown{card, frame, newParagraph(Role::Heading, frame), nullptr};
    auto *top = new QHBoxLayout;
    top->addWidget(shown.name, 1);
    if (card.added)
    {
        shown.remove = newButton("icon", QStringLiteral("x"), frame);
        connect(shown.remove, &QPushButton::clicked, this,
            [this, id = QString::fromStdString(card.id)] { emit removeAsked(id); });
        top->addWidget(shown.remove);
    }
    auto *column = new QVBoxLayout(frame);
    column->setContentsMargins(18, 12, 14, 14);
    column->setSpacing(8);
    column->addLayout(top);
    FlowLayout *flow = nullptr;
    omega::CardPart part;
    for (const omega::PackValue &value : card.values)
    {
        if (!value.place.part.isSamePart(part))
        {
            part = value.place.part;
            m_parts.emplace_back(newParagraph(Role::Caption, frame), value.place);
            column->addWidget(m_parts.back().first);
            flow = nullptr;
        }
        m_fields.push_back(newField(value, frame));
        // Boxes take as many rows as they need.
        if (value.kind == omega::ValueKind::Words)
        {
            column->addWidget(m_fields.back().frame);
            flow = nullptr;
        }
        else
        {
            flow = flow != nullptr ? flow : newRow(frame, *column);
            flow->addWidget(m_fields.back().frame);
        }
        listen(m_fields.size() - 1);
    }
    m_column->addWidget(frame);
    m_cards.push_back(std::move(shown));
}

OwnerCards::Field OwnerCards::newField(const omega::PackValue &value, QWidget *parent)
{
    Field field{.value = value, .frame = new QWidget(parent)};
    field.caption = newLabel(Role::Small, field.frame);
    field.fault = newParagraph(Role::Fault, field.frame);
    field.fault->hide();
    if (value.kind == omega::ValueKind::Word)
        field.list = new QComboBox(field.frame);
    else if (value.kind == omega::ValueKind::Words)
        addBoxes(field);
    else
        addLine(field);
    control(field)->setMinimumHeight(36);
    if (field.ticked == nullptr)
        control(field)->setMaximumWidth(widestField);
    auto *column = new QVBoxLayout(field.frame);
    column->setContentsMargins({});
    column->setSpacing(3);
    column->addWidget(field.caption);
    column->addWidget(control(field), 0, field.ticked != nullptr ? Qt::Alignment() : Qt::AlignLeft);
    column->addWidget(field.fault);
    return field;
}

void OwnerCards::addLine(Field &field)
{
    field.line = new QLineEdit(field.frame);
    field.line->setMaxLength(longestText);
    const int characters = isWide(field.value) ? textCharacters : numberCharacters;
    field.line->setFixedWidth(std::min(field.line->fontMetrics().averageCharWidth() * characters + 24, widestField));
    field.line->setPlaceholderText(
        field.value.kind == omega::ValueKind::Spaces ? QStringLiteral("–") : QStringLiteral("?"));
    field.caption->setBuddy(field.line);
}

void OwnerCards::addBoxes(Field &field)
{
    field.ticked = new QWidget(field.frame);
    auto *flow = new FlowLayout(field.ticked, 12);
    for (std::size_t word = 0; word < field.value.words.size(); ++word)
    {
        field.boxes.push_back(new QCheckBox(field.ticked));
        flow->addWidget(field.boxes.back());
    }
    field.ticked->setFocusProxy(field.boxes.front());
}

/// Given once for each change; a text that is as it was is not given.
void OwnerCards::listen(std::size_t index)
{
    const Field &field = m_fields[index];
    if (field.line != nullptr)
        connect(field.line, &QLineEdit::textEdited, this, [this] { m_typed.noteChange(); });
    if (QLineEdit *line = field.line)
        connect(line, &QLineEdit::editingFinished, this,
            [this, index, line]
            {
                if (index >= m_fields.size())
                    return;
                Field &typed = m_fields[index];
                if (line->text().toStdString() != typed.value.text)
                    emit valueGiven(omega::ValuePlace(typed.value.place), line->text());
                else if (std::exchange(typed.refused, std::nullopt))
                    fill(typed);
            });
    else if (field.ticked != nullptr)
        for (const QCheckBox *box : field.boxes)
            connect(box, &QCheckBox::clicked, this, [this, index] { giveTicked(index); });
    else
        connect(field.list, &QComboBox::activated, this,
            [this, index, list = field.list](int chosen)
            {
                if (index < m_fields.size())
                    emit valueGiven(omega::ValuePlace(m_fields[index].value.place), list->itemData(chosen).toString());
            });
}

void OwnerCards::storeTyped()
{
    const auto isTyped = [](const Field &field)
    { return field.line != nullptr && field.line->hasFocus() && field.line->text().toStdString() != field.value.text; };
    const auto typed = std::ranges::find_if(m_fields, isTyped);
    if (typed == m_fields.end())
        return;
    m_storing = typed->line;
    emit valueTyped(omega::ValuePlace(typed->value.place), QString(typed->line->text()));
    m_storing = nullptr;
}

void OwnerCards::giveTicked(std::size_t index)
{
    if (index >= m_fields.size())
        return;
    const Field &field = m_fields[index];
    QStringList words;
    for (std::size_t word = 0; word < field.boxes.size(); ++word)
        if (field.boxes[word]->isChecked())
            words << QString::fromStdString(field.value.words[word]);
    emit valueGiven(omega::ValuePlace(field.value.place), words.join(QStringLiteral(", ")));
}

void OwnerCards::fill()
{
    for (const Card &card : m_cards)
    {
        const QString name = wording::name(m_told.step, card.card);
        card.name->setText(name);
        if (card.remove != nullptr)
            label(card.remove, {}, tr("Delete %1", "a card").arg(name));
    }
    for (const auto &[caption, place] : m_parts)
        caption->setText(wording::partOf(place));
    for (Field &field : m_fields)
        fill(field);
}

void OwnerCards::fill(Field &field)
{
    const omega::PackValue &value = field.value;
    const QString name = wording::name(m_told, value);
    field.caption->setText(name);
    QStringList path;
    for (const Card &card : m_cards)
        if (card.card.id == value.place.card)
            path << wording::name(m_told.step, card.card);
    if (value.place.part.what != omega::PackPart::Card)
        path << wording::partOf(value.place);
    path << name;
    control(field)->setAccessibleName(path.join(QStringLiteral(": ")));
    control(field)->setToolTip(wording::form(value));
    if (field.refused && field.stayed != value.text)
        field.refused.reset();
    field.fault->setVisible(field.refused.has_value());
    if (field.refused)
        field.fault->setText(wording::reason(*field.refused, &value));
    if (field.line != nullptr)
    {
        // What was refused stays until it is typed otherwise.
        if (!field.refused && field.line != m_storing)
            field.line->setText(QString::fromStdString(value.text));
        return;
    }
    if (field.list != nullptr)
        fillList(field);
    else
        fillBoxes(field, path.join(QStringLiteral(": ")));
}

void OwnerCards::fillList(Field &field)
{
    const omega::PackValue &value = field.value;
    const QSignalBlocker quiet(field.list);
    field.list->clear();
    if (value.text.empty() || value.canBeNone)
        field.list->addItem(value.asked ? QStringLiteral("?") : QStringLiteral("–"), QString());
    for (const std::string &one : value.words)
        field.list->addItem(wording::word(m_told, value, one), QString::fromStdString(one));
    field.list->setCurrentIndex(std::max(0, field.list->findData(QString::fromStdString(value.text))));
}

void OwnerCards::fillBoxes(Field &field, const QString &path)
{
    const QStringList ticked = QString::fromStdString(field.value.text).split(QStringLiteral(", "));
    for (std::size_t word = 0; word < field.boxes.size(); ++word)
    {
        QCheckBox *box = field.boxes[word];
        const std::string &one = field.value.words[word];
        box->setText(wording::word(m_told, field.value, one));
        box->setAccessibleName(QStringLiteral("%1: %2").arg(path, box->text()));
        box->setToolTip(wording::form(field.value));
        box->setChecked(ticked.contains(QString::fromStdString(one)));
    }
}

void OwnerCards::explain(const omega::ValuePlace &place, omega::ValueFault fault)
{
    for (Field &field : m_fields)
        if (field.value.place == place)
        {
            field.refused = fault;
            field.stayed = field.value.text;
            fill(field);
        }
}

void OwnerCards::takeFocus()
{
    const Field *first = m_fields.empty() ? nullptr : &m_fields.front();
    for (const Field &field : m_fields)
        if (field.value.isLeft())
        {
            first = &field;
            break;
        }
    if (first != nullptr)
        control(*first)->setFocus(Qt::OtherFocusReason);
}

} // namespace dossier
