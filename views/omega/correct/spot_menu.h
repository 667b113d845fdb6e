#pragma once

#include "views/omega/correct/correction.h"

#include <QMenu>

namespace dossier
{

/// What a right click on the board opens: what can be done there with whoever acts, what of it can be put right with
/// one more press, and the way to the other corrections.
class SpotMenu : public QMenu
{
    Q_OBJECT

public:
    /// `picked` is what the click has picked: a space, or a closed door without one. `who` is somebody whose card was
    /// clicked, on the map or not.
    SpotMenu(const SeenView &view, const Picked &picked, QWidget *parent, std::optional<omega::Combatant> who = {});

    /// Nothing of it is done yet, for that reason.
    void hold(const QString &why);

signals:
    void commandGiven(const dossier::Ask &command);
    void bothGiven(const dossier::Ask &command, const dossier::Ask &then);
    /// What lies there explodes.
    void explosionAsked(const omega::Explode &explode);
    /// The form for another correction is to be shown.
    void correctionAsked(dossier::CorrectionKind kind);

private:
    void addOffers(const omega::View &view, const Picked &picked);
    void addPerson(const omega::View &view, const omega::Combatant &who);
    void addDoor(const omega::View &view, const Picked &picked);
    void addCorrection(const QString &text, const Ask &ask);
    void addFigure(const omega::View &view, const omega::Combatant &who);
    void addStances(const omega::View &view, omega::Role role);
    void addForm(const QString &text, CorrectionKind kind);
};

} // namespace dossier
