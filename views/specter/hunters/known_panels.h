#pragma once

#include "views/specter/asks/ask.h"
#include "views/specter/asks/deductions.h"

#include <QWidget>

#include <optional>

namespace dossier
{

class FactsPanel;
class InferencePanel;
class SaidCard;
class Screen;
struct BoardScene;

/// What is known of the agent: what he said last and what contradicts itself, which stay in sight, and below them what
/// the facts leave of his place and the facts themselves.
class KnownPanels : public QWidget
{
    Q_OBJECT

public:
    explicit KnownPanels(QWidget *parent);

    /// What stays in sight; its place is beside these panels, not in them.
    [[nodiscard]] QWidget *pinned() const { return m_pinned; }

    /// Takes what everybody knows by a table; `render` shows it, and the words of what can be asked now.
    void take(const SeenSpecter &view);
    void render(bool past, const HuntersPick &pick);
    /// What is taken next is another game.
    void forget();

    /// Which agent people ask about.
    [[nodiscard]] specter::Agent agent() const { return m_deductions.agent(); }

    /// Where the facts leave him; null before the game begins.
    [[nodiscard]] const Inference *known() const { return m_deductions.known(); }

    /// Why the agent can be on a space, or cannot, in words.
    [[nodiscard]] QString explanationOf(Space space);

    /// The same as a sentence of its own.
    [[nodiscard]] QString sentenceOf(Space space);

    /// What the question that is picked would tell; empty where it would tell nothing.
    [[nodiscard]] QString tellsOf(const HuntersPick &pick) const;

    /// What an agent on paper most likely answers to it, if that is no guess.
    [[nodiscard]] std::optional<specter::Said> likelyAnswer(const HuntersPick &pick) const;

    /// Says what is known of the space that people are at, and what a movement that ends there would tell.
    void pointAt(std::optional<Space> space, const HuntersPick &pick);

    /// What says so, and has the room for it.
    [[nodiscard]] InferencePanel &inference() const { return *m_inference; }

    /// Whether something is read of a space.
    [[nodiscard]] bool isPointedAt() const { return m_pointed.has_value(); }

    /// Tints where he can be, while that is switched on.
    void addTo(BoardScene &scene) const;

    /// Whether the next space that is pressed on the board mends a fact.
    [[nodiscard]] bool isPlacing() const;
    void place(const specter::Coordinate &at);
    void stopPlacing();

signals:
    void commandGiven(const dossier::SpecterAsk &command);
    /// It follows from what was given just before: both go back together.
    void followed(const dossier::SpecterAsk &command);
    void placingChanged();
    void heatToggled();
    void heatForEverybody(bool shown);
    /// People ask about another agent.
    void otherAgent();

private:
    void listen();
    [[nodiscard]] QString sensorTells() const;

    SeenSpecter m_view;
    Deductions m_deductions;
    /// Where people are on the board.
    std::optional<Space> m_pointed;
    QWidget *m_pinned;
    Screen *m_clash;
    SaidCard *m_said;
    InferencePanel *m_inference;
    FactsPanel *m_facts;
};

} // namespace dossier
