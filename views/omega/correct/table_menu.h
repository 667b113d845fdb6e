#pragma once

#include "views/omega/asks/ask.h"

#include <QList>
#include <QPushButton>

class QAction;

namespace dossier
{

/// What the table decides at any time: the Crisis Point, how the game ends, substitutes for tokens; and the way to what
/// has no button.
class TableMenu : public QPushButton
{
    Q_OBJECT

public:
    explicit TableMenu(QWidget *parent);

    void render(const SeenView &view);

    /// Whether steps without a choice run by themselves, as it was set last.
    void renderSteps(bool alone);

signals:
    void commandGiven(const dossier::Ask &ask);
    void formAsked();
    void correctionAsked();
    void eventsAsked();
    /// It is to be told again how the game ended.
    void endAsked();
    void stepsAloneChosen(bool alone);

protected:
    void changeEvent(QEvent *event) override;

private:
    template <typename Command>
    QAction *addCommand(const Command &command);
    void retranslate();

    QAction *m_how;
    QAction *m_correct;
    QAction *m_form;
    QAction *m_events;
    QAction *m_crisis;
    QAction *m_commandosWin;
    QAction *m_overseerWins;
    QAction *m_end;
    QAction *m_alone;
    QAction *m_substitute;
    QAction *m_noSubstitute;
};

} // namespace dossier
