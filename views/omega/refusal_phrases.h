#pragma once

#include "refusal_facts.h"

/// Sentences about refusals that hang on more than one fact.
namespace dossier::wording::phrases
{

QString whose(const RefusalFacts &f);
QString whoseTurn(const RefusalFacts &f);
QString underWay(const RefusalFacts &f);
QString inTheWay(const RefusalFacts &f);
QString onWhom(const RefusalFacts &f);
QString eventLater(const RefusalFacts &f);
QString otherDice(const RefusalFacts &f);
QString badCloud(const RefusalFacts &f);

} // namespace dossier::wording::phrases
