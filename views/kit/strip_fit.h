#pragma once

class QWidget;

namespace dossier
{

class PartNode;

/// Property of the button that does the next step of a desk.
inline constexpr const char *nextStepProperty = "nextStep";

/// Chooses the forms of a strip's parts that fit. The height is enough for two lines, and for what the parts need
/// beside the next step, so that it is the same whatever is due.
void fitParts(PartNode &strip);

/// Announces the next step of a page to screen readers.
void announceNextStep(const QWidget &page);

} // namespace dossier
