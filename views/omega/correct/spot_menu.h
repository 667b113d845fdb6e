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

    /// The dice of an explosion are waited for: nothing that would forget them is done, for that reason. What only
    /// opens a form can still be chosen, and so can what takes the explosion back.
    void hold(const omega::Explode &blast, const QString &why);

signals:
    void commandGiven(const dossier::Ask &command);
    void bothGiven(const dossier::Ask &command, const dossier::Ask &then);
    /// What lies there explodes.
    void explosionAsked(const omega::Explode &explode);
    /// The explosion that waits for its dice is not to happen.
    void takeBackAsked();
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

    /// They change nothing by themselves.
    QList<QAction *> m_forms;
};

} // namespace dossier
