#pragma once

class QWidget;

namespace dossier
{

/// Lets the tab key reach a control that was made late just before another one.
void tabBefore(QWidget *next, QWidget *late);

} // namespace dossier
