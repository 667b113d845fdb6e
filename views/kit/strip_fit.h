#pragma once

class QWidget;

namespace dossier
{

class PartNode;

/// The property of a button that does the next step of a desk.
inline constexpr const char *nextStepProperty = "nextStep";

/// Gives the parts of a strip the forms that there is room for. The strip has room for two lines, and for what its
/// parts ask for beside the next step: it is as high whatever is due.
void fitParts(PartNode &strip);

/// Has a screen reader say what the next step of a page is.
void announceNextStep(const QWidget &page);

} // namespace dossier
