#pragma once

class QLabel;
class QString;

namespace dossier
{

/// How wide a label wants to be for a text, in pixels, whatever it says now; it has no least width of its own after
/// that.
int widthFor(QLabel &label, const QString &text);

} // namespace dossier
