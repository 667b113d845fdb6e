#pragma once

class QWidget;

namespace dossier
{

/// Returns the keyboard when a part that has it closes: to the widget that had it before the part opened, if that still
/// exists, else to `home`; never to the button that happens to be next.
void comeHomeFrom(QWidget &part, QWidget &home);

} // namespace dossier
