#pragma once

#include "views/rules/rule_book.h"

#include <QString>

#include <string>
#include <vector>

namespace dossier
{

/// Registers the games' rule books. Called once at the start, before a rule is looked up: the texts are read on first
/// use.
void setRuleBooks(std::vector<RuleBook> books);

/// Returns the registered books.
const std::vector<RuleBook> &ruleBooks();

/// Returns the book that has the rule; null when none has.
const RuleBook *bookOf(Rule rule);

/// Returns the rules in the program's own words, in the order of the digests: the files that the program ships.
const std::vector<RuleText> &ruleLibrary();

/// Returns a rule's text; null when there is none.
const RuleText *textOf(Rule rule);

/// A text in the current language.
QString spoken(const LocalizedText &text);

/// Returns the words that a rule is found by in that language.
QStringList spoken(const SearchWords &words);

/// Returns the printed form of a rule, such as OP-SIGHT-R4.
QString ruleName(Rule rule);

/// Returns a rule's title in that language; empty when it has no text.
QString ruleTitle(Rule rule);

/// Returns the title of the rule with that printed form, or else that form itself.
QString ruleTitle(const std::string &printed);

/// True when the search finds the rule: each word must occur in its id, title, text or search words in the current
/// language, accents and case aside.
bool isFoundBy(const RuleText &rule, const QString &words);

} // namespace dossier
