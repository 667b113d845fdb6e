#pragma once

class QWidget;

namespace dossier
{

/// Where the keyboard goes when a part that has it closes: where it was before the part came, if that is still there,
/// else to that other place; never to whatever button happens to be next.
void comeHomeFrom(QWidget &part, QWidget &home);

} // namespace dossier
