#pragma once

#include "model/specter/seen/reasons.h"
#include "views/specter/asks/ask.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace dossier
{

/// Another answer that a fact may have had; `needsPlace` when it says where the agent was.
struct FactChange
{
    QString text{};
    /// What a move showed, or what was said later.
    std::optional<std::optional<specter::Shown>> shown{};
    std::optional<specter::LaterFact> later{};
    bool needsPlace = false;
};

/// What that fact may be changed to, the words for it among them.
std::vector<FactChange> changesOf(
    const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &place);

/// The public facts of an agent by turn, the newest first. On paper one can be changed or taken away, and all after it
/// is worked out anew.
class FactsPanel : public QFrame
{
    Q_OBJECT

public:
    explicit FactsPanel(QWidget *parent);

    void render(const SeenSpecter &view, specter::Agent agent);

    /// Picks a fact out and gives it the keyboard.
    void pickOut(const specter::FactPlace &fact);

    [[nodiscard]] bool isPlacing() const { return m_placing; }

    void place(const specter::Coordinate &at);
    void stopPlacing();

signals:
    void commandGiven(const dossier::SpecterAsk &command);
    /// It follows from what was given just before: both go back together.
    void followed(const dossier::SpecterAsk &command);
    void placingChanged();

private:
    void layOut();
    void openMenu(const QPoint &at);
    void setTexts();
    void listFacts();
    void addFact(const QString &words);
    void renderChanges();
    void change();
    void give(const specter::Command &command);
    [[nodiscard]] const specter::FactPlace *current() const;
    [[nodiscard]] const FactChange *chosenChange() const;

    SeenSpecter m_view;
    specter::Agent m_agent = specter::Agent::First;
    /// As they are listed, and what the current one can become.
    std::vector<specter::FactPlace> m_facts;
    std::vector<FactChange> m_changes;
    bool m_placing = false;
    QLabel *m_caption;
    QLabel *m_note;
    QListWidget *m_list;
    QWidget *m_editor;
    QComboBox *m_change;
    QPushButton *m_do;
    QPushButton *m_takeAway;
};

} // namespace dossier
