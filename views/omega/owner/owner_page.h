#pragma once

#include "views/kit/theme.h"
#include "views/omega/owner/owner_told.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace dossier
{

class FlowingArea;
class OwnerCards;
class OwnerMap;
class PageHeader;

/// The guided page for the values that an owner reads off the cards of a mission: step after step, each of which can
/// be left and come back to. What is typed is given at once.
class OwnerPage : public QWidget
{
    Q_OBJECT

public:
    explicit OwnerPage(QWidget *parent = nullptr);

    void render(const OwnerTold &told);
    void setTheme(const Theme &theme);

    /// Says why a value, or a further card, was not taken.
    void explain(const omega::ValuePlace &place, omega::ValueFault fault);
    void explainCard(omega::ValueFault fault);

signals:
    /// A step is to be shown.
    void stepAsked(dossier::omega::PackStep step);
    void valueGiven(const dossier::omega::ValuePlace &place, const QString &text);
    /// A value is being typed, and its field is not left yet.
    void valueTyped(const dossier::omega::ValuePlace &place, const QString &text);
    void cardAdded(dossier::omega::PackStep step, const QString &name);
    void cardRemoved(dossier::omega::PackStep step, const QString &card);
    void drawAsked();
    void fileAsked();
    void openMapAsked();
    void spotTurned(dossier::omega::MapSpot spot, dossier::Space space);
    /// The mission is to be begun.
    void beginAsked();
    void backAsked();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void layOut();
    void listen();
    void addKeys();
    void go(int steps);
    void add();
    void takeFocus();
    void retranslate();
    void renderSteps();
    void renderHeader();
    [[nodiscard]] int row() const;

    OwnerTold m_told;
    PageHeader *m_header;
    QPushButton *m_begin;
    QListWidget *m_steps;
    FlowingArea *m_area;
    QLabel *m_title;
    QLabel *m_left;
    QLabel *m_advice;
    QLabel *m_problem;
    OwnerMap *m_map;
    OwnerCards *m_cards;
    QWidget *m_more;
    QLineEdit *m_newName;
    QPushButton *m_add;
    QLabel *m_newFault;
    QPushButton *m_previous;
    QPushButton *m_next;
};

} // namespace dossier
