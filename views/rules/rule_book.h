#pragma once

#include "model/content/rule_texts.h"
#include "views/kit/theme.h"

#include <QString>
#include <QStringList>

class QWidget;

namespace dossier
{

/// Texts below and beside the small board of a rule.
struct ExampleText
{
    LocalizedText caption{};
    /// Verdict of the rules; empty when the example has no question.
    QString verdict{};
};

/// The small board of a rule, as the rule's game shows it.
class ExampleView
{
public:
    ExampleView() = default;
    virtual ~ExampleView() = default;
    ExampleView(const ExampleView &) = delete;
    ExampleView &operator=(const ExampleView &) = delete;

    [[nodiscard]] virtual QWidget *widget() = 0;

    virtual void setTheme(const Theme &theme) = 0;

    /// Shows the example of that rule, which has one.
    virtual ExampleText show(const RuleText &rule) = 0;
};

/// The rules of a game: the way to read their texts, the resource files that hold them, in the order of the digest,
/// and the widget that shows their examples.
struct RuleBook
{
    RuleSource source{};
    QStringList files{};
    /// The widget belongs to that parent; null when no rule has an example.
    ExampleView *(*makeExample)(QWidget *parent) = nullptr;
    /// True when the rules differ by edition, so that each rule names its edition.
    bool hasEditions = true;
    /// Words that its rules are searched by, as an example in the empty field; null for none.
    QString (*wordsToSearch)() = nullptr;
};

} // namespace dossier
