#pragma once

class QString;
class QWidget;

namespace dossier
{

/// Has a screen reader say a sentence at once, wherever the focus is. Nothing is said of what is not in sight, so that
/// what lies behind a curtain or on another player's page stays unheard. Several sentences of one moment are said as
/// one.
void announce(QWidget &of, const QString &sentence);

/// The same of how things stand now: what that widget was to say before and has not said is outdated.
void announceInstead(QWidget &of, const QString &sentence);

} // namespace dossier
