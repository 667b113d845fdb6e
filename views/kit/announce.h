#pragma once

class QString;
class QWidget;

namespace dossier
{

/// Has a screen reader say a sentence at once, wherever the focus is. Hidden widgets announce nothing, so that pages
/// behind the curtain and other players' pages stay unheard. Sentences announced at the same moment are joined into
/// one.
void announce(QWidget &of, const QString &sentence);

/// Announces the present state instead of earlier sentences of that widget that are still unsaid and now outdated.
void announceInstead(QWidget &of, const QString &sentence);

} // namespace dossier
