#include "views/kit/header_strip.h"
#include "views/kit/part_node.h"

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

/// A form that a part of the strip can have. What is always there comes first.
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

void setShown(QWidget &widget, bool shown)
{
    if (widget.isHidden() == shown)
        widget.setVisible(shown);
}

/// Gives a text, or the texts inside, a tooltip.
void setTip(QWidget &widget, const QString &tip)
{
    if (auto *label = qobject_cast<QLabel *>(&widget))
        label->setToolTip(tip);
    for (QLabel *label : widget.findChildren<QLabel *>())
        label->setToolTip(tip);
}

const Button *nextStepOf(const PartNode &node)
{
    const auto *button = std::get_if<Button>(&node.part.content);
    return button != nullptr && button->minCharacters > 0 ? button : nullptr;
}

} // namespace

void fitParts(PartNode &strip)
{
    if (std::exchange(strip.isFitting, true))
        return;
    const int letter = std::max(1, strip.widget->fontMetrics().averageCharWidth());
    const int gap = strip.layout->spacing();
    int room = strip.widget->width() - strip.layout->contentsMargins().left() - strip.layout->contentsMargins().right()
        + gap;
    for (const auto &node : strip.inside)
        if (const Button *next = nextStepOf(*node))
            room -= next->minCharacters * letter + gap;
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
            fitStrip(*strip.widget, button, characters);
            showNextStep(button, next->text, node->part.tip, next->look == QLatin1String("primary"));
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
    // What has no room is read in the tooltips of what is always there.
    QStringList hidden{strip.part.tip};
    for (const auto &node : strip.inside)
    {
        if (node->widget == nullptr || nextStepOf(*node) != nullptr)
            continue;
        const bool hasForms = arrangementOf(node->part) == Arrangement::Forms;
        for (std::size_t i = 0; hasForms && i < node->inside.size(); ++i)
            setShown(*node->inside[i]->widget, formOf(*node) == node->inside[i].get());
        if (node->part.isShown && formOf(*node) != (hasForms ? node->inside.front() : node).get())
            hidden << node->part.textWhenHidden;
        setShown(*node->widget, formOf(*node) != nullptr);
    }
    hidden.removeAll(QString());
    for (const auto &[node, form] : chosen)
        if (node->part.weight == 0)
            setTip(*form->widget, hidden.join(u'\n'));
    strip.isFitting = false;
}

} // namespace dossier
