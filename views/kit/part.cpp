#include "views/kit/part.h"

#include "views/kit/hotkeys.h"

#include <QCoreApplication>
#include <QPainter>
#include <QProgressBar>

#include <algorithm>
#include <iterator>
#include <utility>

namespace dossier
{

Field::Field(const QString &key, QVariant value, Action<QVariant> entered)
    : value(std::move(value))
    , entered(std::move(entered))
{
    Q_ASSERT(!key.isEmpty());
}

namespace
{

class PaintedWidget : public QWidget
{
public:
    explicit PaintedWidget(QWidget *parent)
        : QWidget(parent)
    {
    }

    void show(const Painting &painting, const Theme &theme)
    {
        m_painting = painting;
        m_theme = &theme;
        setSizePolicy(QSizePolicy::Expanding, painting.maxHeight > 0 ? QSizePolicy::Expanding : QSizePolicy::Fixed);
        setMaximumHeight(painting.maxHeight > 0 ? painting.maxHeight : QWIDGETSIZE_MAX);
        updateGeometry();
        update();
    }

    [[nodiscard]] QSize sizeHint() const override { return m_painting.size ? m_painting.size(font()) : QSize(); }

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        m_painting.paint(painter, rect(), *m_theme);
    }

private:
    Painting m_painting;
    const Theme *m_theme = nullptr;
};

Part holding(Arrangement arrangement, Parts inside)
{
    return {.content = Box{.arrangement = arrangement}, .inside = std::move(inside)};
}

} // namespace

Part column(Parts inside)
{
    return holding(Arrangement::Column, std::move(inside));
}

Part row(Parts inside)
{
    return holding(Arrangement::Row, std::move(inside));
}

Part flow(Parts inside)
{
    return holding(Arrangement::Flow, std::move(inside));
}

Part card(Parts inside)
{
    return holding(Arrangement::Card, std::move(inside));
}

Part panel(Parts inside, int spacing)
{
    return card(std::move(inside)).spaced(spacing, {12, 12, 12, 12});
}

Part cardButton(const char *look, Action<> pressed, Parts inside)
{
    return card(std::move(inside)).with(&Box::look, QLatin1String(look)).with(&Box::pressed, std::move(pressed));
}

Part formCard(Parts inside, int spacing)
{
    return card(std::move(inside)).spaced(spacing, {24, 20, 24, 22});
}

Part strip(Parts inside)
{
    return holding(Arrangement::Strip, std::move(inside));
}

Part forms(Parts longestFirst)
{
    return holding(Arrangement::Forms, std::move(longestFirst));
}

Part scrollArea(Parts inside)
{
    return holding(Arrangement::Scroll, std::move(inside));
}

Part centered(Part part, int maxWidth)
{
    constexpr int greedy = 1000;
    return row({stretch().stretched(), std::move(part).with(&Part::maxWidth, maxWidth).with(&Part::stretch, greedy),
        stretch().stretched()});
}

Part reading(const QString &name, int lines, bool keepsLines, Parts texts)
{
    texts.push_back(stretch());
    return scrollArea(std::move(texts))
        .spaced(6)
        .with(&Box::lines, lines)
        .with(&Box::keepsLines, keepsLines)
        .named(name);
}

Part table(int columns, Parts cells)
{
    return holding(Arrangement::Table, std::move(cells)).with(&Box::columns, columns);
}

Part stretch(int maxPixels)
{
    return holding(Arrangement::Stretch, {}).with(&Box::spacing, maxPixels);
}

Part text(const QString &words, Role role)
{
    return {.content = Text{.text = words, .role = role}};
}

Part chip(const QString &words, ChipTone tone)
{
    return {.content = Text{.text = words, .chip = tone}};
}

Part button(const QString &words, const char *look, Action<> pressed)
{
    return {.content = Button{.text = words, .look = QLatin1String(look), .pressed = std::move(pressed)}};
}

Part toggle(const QString &words, const char *look, bool isOn, Action<> pressed)
{
    return button(words, look, std::move(pressed)).with(&Button::isOn, isOn);
}

Part menuButton(const QString &words, const char *look, std::vector<MenuItem> items)
{
    return button(words, look, {}).with(&Button::menu, std::move(items));
}

Part nextStep(const QString &words, bool isDefault, Action<> pressed)
{
    return button(words, isDefault ? "primary" : "secondary", std::move(pressed))
        .with(&Button::minCharacters, 28)
        .with(&Button::maxCharacters, 38);
}

Part backButton(Action<> pressed)
{
    return button({}, "icon", std::move(pressed))
        .with(&Button::icon, QStringLiteral("arrow-left"))
        .withTip(QCoreApplication::translate("HeaderStrip", "To the start page (%1); the session is kept as it is")
                .arg(hotkeys::text(hotkeys::startPage)));
}

Part page(Part header, Parts inside)
{
    Part below
        = scrollArea(std::move(inside)).spaced(16, {24, 24, 24, 24}).keyed(QStringLiteral("content")).stretched();
    return column({std::move(header), std::move(below)}).spaced(0);
}

Part pips(PipKind kind, int count, int max, const QString &name, Action<int> entered)
{
    return {.content = PipRow{.kind = kind, .count = count, .max = max, .entered = std::move(entered)}, .name = name};
}

Part field(const QString &key, const QString &name, QVariant value, Action<QVariant> entered)
{
    return {.content = Field(key, std::move(value), std::move(entered)), .key = key, .name = name};
}

Part choice(const QString &key, const QString &name, const QStringList &options, int row, Action<QVariant> entered)
{
    return field(key, name, row, std::move(entered)).with(&Field::options, options);
}

Part radios(const QString &key, const QString &name, const QStringList &options, int row, Action<QVariant> entered)
{
    return choice(key, name, options, row, std::move(entered)).with(&Field::isSpread, true);
}

Part list(const QString &key, const QString &name, const QStringList &rows, int row, int lines,
    Action<QVariant> highlighted, Action<int> activated)
{
    return choice(key, name, rows, row, std::move(highlighted))
        .with(&Field::lines, lines)
        .with(&Field::activated, std::move(activated));
}

Part lent(const QString &key, QWidget *widget)
{
    const auto make = [widget](QWidget *parent)
    {
        widget->setParent(parent);
        return widget;
    };
    return embedded(key, {.make = make, .state = QVariant::fromValue(widget), .isLent = true});
}

Part painted(const QString &key, Painting painting)
{
    const QVariant state = painting.state;
    const auto show = [painting = std::move(painting)](QWidget *shown, const Theme &theme)
    { static_cast<PaintedWidget *>(shown)->show(painting, theme); };
    return embedded(key, {[](QWidget *parent) { return new PaintedWidget(parent); }, show, state});
}

Part embedded(const QString &key, Embedded widget)
{
    return {.content = std::move(widget), .key = key};
}

Part meter(const QString &name, double share)
{
    const auto show = [share](QWidget *shown, const Theme & /*theme*/)
    {
        auto *bar = static_cast<QProgressBar *>(shown);
        bar->setTextVisible(false);
        bar->setRange(0, 1000);
        bar->setValue(qRound(share * bar->maximum()));
    };
    return embedded(name, {[](QWidget *parent) { return new QProgressBar(parent); }, show, share}).named(name);
}

Part offerButtons(const std::vector<OfferButton> &offers, int maxCharacters)
{
    Parts buttons;
    for (const auto &[words, tip, pressed, tone] : offers)
        buttons.push_back(button(words, "offer", pressed)
                .with(&Button::maxCharacters, maxCharacters)
                .with(&Button::hasTwoLines, true)
                .withTip(tip)
                .with(&Part::tone, tone));
    return flow(std::move(buttons)).spaced(6).when(!offers.empty());
}

Part tabs(const std::vector<std::pair<QString, Part>> &pages, int front, const Action<int> &chosen)
{
    Parts titles;
    Parts all{{}};
    for (auto [title, page] : pages)
    {
        const auto number = static_cast<int>(titles.size());
        titles.push_back(toggle(title, "tab", number == front, [chosen, number] { chosen.run(number); })
                .withTip(std::exchange(page.tip, QString())));
        all.push_back(column({std::move(page)}).when(number == front));
    }
    all.front() = row(std::move(titles)).spaced(4);
    return column(std::move(all));
}

Part drawer(const QString &heading, bool isOpen, Action<> pressed, Parts inside)
{
    return column({toggle(heading, "plain", isOpen, std::move(pressed)), column(std::move(inside)).when(isOpen)});
}

Part dice(const std::vector<Die> &lying, const QStringList &faces, const Action<int, int> &turned)
{
    Parts all;
    for (const Die &die : lying)
    {
        const auto number = static_cast<int>(all.size());
        const int next = die.face ? (*die.face + 1) % static_cast<int>(faces.size()) : 0;
        // A button without any text is wider than one with a face: the space keeps every die in its place.
        all.push_back(button(die.face ? faces.at(*die.face) : QString(QChar::Nbsp), "die",
            [turned, number, next] { turned.run(number, next); })
                .keyed(QStringLiteral("die/%1").arg(number))
                .named(die.name)
                .withTip(die.tip)
                .with(&Part::tone, die.tone));
    }
    return flow(std::move(all)).spaced(6);
}

Arrangement arrangementOf(const Part &part)
{
    const auto *box = std::get_if<Box>(&part.content);
    return box != nullptr ? box->arrangement : Arrangement::Column;
}

QString spoken(const Part &part)
{
    const auto textOf = [](const auto &content)
    {
        if constexpr (requires { content.text; })
            return content.text;
        else
            return QString();
    };
    return part.name.isEmpty() ? std::visit(textOf, part.content) : part.name;
}

QStringList spokenLines(const Part &part)
{
    if (!part.isShown)
        return {};
    QStringList lines;
    if (const QString own = spoken(part); !own.isEmpty())
        lines << own;
    const Arrangement arrangement = arrangementOf(part);
    for (const Part &one : part.inside)
        if (arrangement != Arrangement::Forms || &one == &part.inside.front())
            lines << spokenLines(one);
    const bool isBeside = arrangement == Arrangement::Row || arrangement == Arrangement::Strip;
    return isBeside && !lines.isEmpty() ? QStringList{lines.join(QStringLiteral(", "))} : lines;
}

} // namespace dossier
