#pragma once

class QPushButton;
class QWidget;

namespace dossier
{

/// Returns the visible and enabled default button of the page: the most likely action. Null when there is none. Skips a
/// button with a key of its own, such as the one for taking the screen over, which reacts only to that key.
QPushButton *defaultButton(const QWidget &page);

} // namespace dossier
