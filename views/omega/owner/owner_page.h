#pragma once

#include "views/kit/delayed_save.h"
#include "views/omega/owner/owner_cards.h"
#include "views/omega/owner/owner_map.h"

#include <QWidget>

namespace dossier
{

class Screen;

/// The guided page for values that an owner reads off the cards of a mission: step after step, each of which can be
/// left and resumed. A typed value is given when its field is left, and is reported for storing a second after it was
/// typed.
class OwnerPage : public QWidget
{
    Q_OBJECT

public:
    explicit OwnerPage(QWidget *parent = nullptr);

    void render(const OwnerPageState &state);

    /// Says why a value, or a further card, was refused.
    void explain(const omega::ValuePlace &place, omega::ValueFault fault);
    void explainCard(omega::ValueFault fault);

signals:
    /// The user wants to see a step.
    void stepRequested(dossier::omega::PackStep step);
    void valueGiven(const dossier::omega::ValuePlace &place, const QString &text);
    /// A value is being typed; its field still has the focus.
    void valueTyped(const dossier::omega::ValuePlace &place, const QString &text);
    void cardAdded(dossier::omega::PackStep step, const QString &name);
    void cardRemoved(dossier::omega::PackStep step, const QString &card);
    void drawRequested();
    void fileRequested();
    void openMapRequested();
    void spotTurned(dossier::omega::MapSpot spot, dossier::Space space);
    /// The user wants to begin the mission.
    void beginRequested();
    void backRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void addKeys();
    void showStep(int step);
    void focusFirst();
    void add();
    void giveValue(const omega::ValuePlace &place, const QString &text);
    void storeTyped();
    void press(Space space);
    void refresh();
    [[nodiscard]] int stepRow() const;
    [[nodiscard]] int left() const;
    [[nodiscard]] bool canBegin() const;
    [[nodiscard]] Part page();
    [[nodiscard]] Part header();
    [[nodiscard]] Part steps();
    [[nodiscard]] Part stepPage();
    [[nodiscard]] Part newCard();
    [[nodiscard]] Part ways();
    [[nodiscard]] OwnerCardActions cardActions();
    [[nodiscard]] OwnerMapActions mapActions();

    OwnerPageState m_state;
    OwnerDraft m_draft;
    /// The value that was given last, as it was typed.
    QString m_given;
    QString m_newName;
    int m_newVersion = 0;
    std::optional<omega::ValueFault> m_newFault;
    omega::MapSpot m_spot = omega::MapSpot::Start;
    int m_mapVersion = 0;
    DelayedSave m_typed;
    Screen *m_screen;
};

} // namespace dossier
