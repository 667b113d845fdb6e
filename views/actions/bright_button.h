#pragma once

class QPushButton;
class QWidget;

namespace dossier
{

/// The bright button that is shown there and can be pressed: what is most likely meant. Null where there is none. One
/// with a key of its own, as who takes the screen over has, is for that key alone.
QPushButton *brightButton(const QWidget &page);

} // namespace dossier
