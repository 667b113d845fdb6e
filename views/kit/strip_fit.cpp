#include "views/kit/strip_fit.h"

#include "views/kit/announce.h"
#include "views/kit/hotkeys.h"
#include "views/kit/label_width.h"
#include "views/kit/part_node.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QLabel>
#include <QLayout>
#include <QPushButton>

#include <algorithm>
#include <limits>
#include <map>
#include <set>

namespace dossier
{

namespace
{

/// Lines of text that fit into the strip, and pixels for the margins of the button and of the strip.
constexpr int linesOfText = 2;
constexpr int besideLines = 17;
/// Characters by which the button's text is narrower than the button.
constexpr int sides = 4;

/// A form that a part of the strip can have. Parts that are always visible come first.
struct Form
{
    int weight = 0;
    const PartNode *part = nullptr;
    const PartNode *form = nullptr;
};

std::vector<Form> formsOf(const std::vector<std::shared_ptr<PartNode>> &parts)
{
    std::vector<Form> all;
    const auto add = [&](const PartNode &part, const PartNode &form, int weight)
    { all.push_back({weight == 0 ? std::numeric_limits<int>::max() : weight, &part, &form}); };
    for (const auto &part : parts)
        if (part->widget != nullptr && part->part.isShown && arrangementOf(part->part) != Arrangement::Forms)
            add(*part, *part, part->part.weight);
        else if (part->widget != nullptr && part->part.isShown)
            for (const auto &form : part->inside)
                add(*part, *form, form == part->inside.back() ? part->part.weight : form->part.weight);
    std::ranges::stable_sort(all, std::ranges::greater(), &Form::weight);
    return all;
}

int widthOf(const PartNode *node)
{
    return std::clamp(node->widget->sizeHint().width(), node->widget->minimumWidth(), node->widget->maximumWidth());
}

/// Shows or hides a widget; false if nothing changed.
bool setShown(QWidget &widget, bool shown)
{
    const bool isOther = widget.isHidden() == shown;
    if (isOther)
        widget.setVisible(shown);
    return isOther;
}

/// Gives a text, or the texts inside, a tooltip.
void setTip(QWidget &widget, const QString &tip)
{
    if (auto *label = qobject_cast<QLabel *>(&widget))
        label->setToolTip(tip);
    for (QLabel *label : widget.findChildren<QLabel *>())
        label->setToolTip(tip);
}

QString tipOf(const Part &part, QStringList hidden)
{
    if (!part.tip.isEmpty())
        hidden.prepend(part.tip);
    return hidden.join(u'\n');
}

const Button *nextStepOf(const PartNode &node)
{
    const auto *button = std::get_if<Button>(&node.part.content);
    return button != nullptr && button->minCharacters > 0 ? button : nullptr;
}

/// Returns the height of the strip. A small text above a large one may need more than two lines of the strip's own
/// font.
int heightOf(const PartNode &strip, const QPushButton *next)
{
    int line = strip.widget->fontMetrics().lineSpacing();
    int height = 0;
    if (next != nullptr)
        line = std::max(line, next->fontMetrics().lineSpacing());
    for (int i = 0; i < strip.layout->count(); ++i)
        if (const QLayoutItem *part = strip.layout->itemAt(i); part->widget() != next)
            height = std::max(height, part->minimumSize().height());
    const QMargins margins = strip.layout->contentsMargins();
    const int frame = strip.widget->height() - strip.widget->contentsRect().height();
    return std::max(line * linesOfText + besideLines, height + margins.top() + margins.bottom() + frame);
}

void announce(QPushButton &next)
{
    if (next.isVisible() && !next.text().isEmpty())
        announceInstead(*next.parentWidget(),
            QCoreApplication::translate("HeaderStrip", "%1: %2", "a key, what the button at the top does")
                .arg(hotkeys::text(hotkeys::nextStep), next.accessibleName()));
}

/// Shows the next step, with its key where it is the default button; hidden where it has no words.
void showNextStep(QPushButton &shown, const Button &next, const Part &part, int width)
{
    setLook(shown, nextStepProperty, true);
    shown.setFixedWidth(width);
    const QFontMetrics metrics = shown.fontMetrics();
    const int room = width - metrics.averageCharWidth() * sides;
    const bool isDefault = next.look == QLatin1String("primary");
    QString lines = twoLines(next.text, metrics, room);
    if (!next.shortText.isEmpty() && QString(lines).replace(u'\n', u' ') != next.text)
        lines = twoLines(next.shortText, metrics, room);
    const QString tip = !isDefault ? part.tip.isEmpty() ? next.text : part.tip
        : part.tip.isEmpty()
        ? hotkeys::with(QCoreApplication::translate("HeaderStrip", "Do the next step"), hotkeys::nextStep)
        : hotkeys::with(part.tip, hotkeys::nextStep);
    const bool isOther = shown.isHidden() || (shown.accessibleName() != next.text && !shown.hasFocus());
    label(&shown, lines, tip, next.text.isEmpty() ? tip : next.text);
    setRole(&shown, next.look.data());
    setToneWord(&shown, part.tone.isEmpty() ? "" : part.tone.data());
    setShown(shown, part.isShown && !next.text.isEmpty());
    // Screen readers read the focused button themselves when its name changes.
    if (isOther)
        announce(shown);
}

} // namespace

void announceNextStep(const QWidget &page)
{
    for (QPushButton *button : page.findChildren<QPushButton *>())
        if (button->property(nextStepProperty).toBool())
            announce(*button);
}

void fitParts(PartNode &strip)
{
    if (std::exchange(strip.isFitting, true))
        return;
    const int letter = std::max(1, strip.widget->fontMetrics().averageCharWidth());
    const int gap = strip.layout->spacing();
    int room = strip.widget->width() - strip.layout->contentsMargins().left() - strip.layout->contentsMargins().right()
        + gap;
    for (const auto &node : strip.inside)
        if (const Button *next = nextStepOf(*node); next != nullptr && node->part.isShown)
            room -= next->minCharacters * letter + gap;
    const QPushButton *nextStep = nullptr;
    std::map<const PartNode *, const PartNode *> chosen;
    std::set<int> fullGroups;
    for (const auto &[weight, node, form] : formsOf(strip.inside))
    {
        const int more = widthOf(form) - (chosen.contains(node) ? widthOf(chosen[node]) : -gap);
        if (const Button *next = nextStepOf(*node))
        {
            const int characters = std::clamp(next->minCharacters + room / letter, 1, next->maxCharacters);
            room -= (characters - next->minCharacters) * letter;
            auto &button = static_cast<QPushButton &>(*node->widget);
            nextStep = &button;
            showNextStep(button, *next, node->part, characters * letter);
        }
        else if (weight == std::numeric_limits<int>::max() || (more <= room && !fullGroups.contains(node->part.group)))
        {
            room -= more;
            chosen[node] = form;
        }
        else if (node->part.group > 0)
            fullGroups.insert(node->part.group);
    }
    const auto formOf = [&](const PartNode &node)
    {
        const auto found = chosen.find(&node);
        return found == chosen.end() ? nullptr : found->second;
    };
    // The tooltips of permanently visible parts contain the texts of hidden ones.
    QStringList hidden{strip.part.tip};
    for (const auto &node : strip.inside)
    {
        if (node->widget == nullptr)
            continue;
        if (nextStepOf(*node) != nullptr)
        {
            node->part.isShown ? void() : node->widget->hide();
            continue;
        }
        const bool hasForms = arrangementOf(node->part) == Arrangement::Forms;
        for (std::size_t i = 0; hasForms && i < node->inside.size(); ++i)
            if (setShown(*node->inside[i]->widget, formOf(*node) == node->inside[i].get()))
                node->widget->updateGeometry();
        if (node->part.isShown && formOf(*node) != (hasForms ? node->inside.front() : node).get())
            hidden << node->part.textWhenHidden;
        setShown(*node->widget, formOf(*node) != nullptr);
    }
    hidden.removeAll(QString());
    for (const auto &[node, form] : chosen)
        if (node->part.weight == 0 && !isLent(node->part))
            setTip(*form->widget, tipOf(node->part, hidden));
    strip.widget->setFixedHeight(heightOf(strip, nextStep));
    strip.isFitting = false;
}

} // namespace dossier
