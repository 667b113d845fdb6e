#pragma once

class QWidget;

namespace dossier
{

/// Lets the tab key reach what has no room for all of its text, and shows the whole of it there, as the pointer does.
void readByKeysToo(QWidget &part);

} // namespace dossier
