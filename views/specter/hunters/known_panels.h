#pragma once

#include "views/specter/asks/ask.h"
#include "views/specter/asks/deductions.h"
#include "views/specter/hunters/inference_panel.h"

#include <QWidget>

#include <optional>

namespace dossier
{

class FactsPanel;
class SaidCard;
class Screen;
struct BoardScene;

struct KnownActions
{
    std::function<void(const SpecterAsk &command)> give{};
    /// Gives what follows from the command just before: both go back together.
    std::function<void(const SpecterAsk &command)> follow{};
    /// The heat map, or what waits for a space, is another.
    std::function<void()> changed{};
    std::function<void(bool shown)> showHeatPublicly{};
    /// People ask about another agent.
    std::function<void()> otherAgent{};
};

/// The facts about the agent: what was said last and what contradicts itself, which stay in sight, and below them what
/// the facts leave of the agent's place and the facts themselves.
class KnownPanels : public QWidget
{
public:
    KnownPanels(KnownActions actions, QWidget *parent);

    /// The panels that stay in sight; their place is beside these panels, not in them.
    [[nodiscard]] QWidget *pinned() const { return m_pinned; }

    /// Takes what everybody knows by a table; `render` shows it, and the words of what can be asked now.
    void take(const SeenSpecter &view);
    void render(bool past, const HuntersPick &pick);
    /// The next table is another game's.
    void forget();

    /// The agent whom people ask about.
    [[nodiscard]] specter::Agent agent() const { return m_deductions.agent(); }

    /// Where the facts leave him; null before the game begins.
    [[nodiscard]] const Inference *known() const { return m_deductions.known(); }

    /// Why the agent can be on a space, or cannot, as a sentence.
    [[nodiscard]] QString sentenceOf(Space space);

    /// What the question that is picked would tell; empty where it would tell nothing.
    [[nodiscard]] QString tellsOf(const HuntersPick &pick) const;

    /// What an agent on paper most likely answers to it, if that is no guess.
    [[nodiscard]] std::optional<specter::Said> likelyAnswer(const HuntersPick &pick) const;

    /// Says what is known of the space that people are at, and what a movement that ends there would tell.
    void pointAt(std::optional<Space> space, const HuntersPick &pick);

    /// Scrolls to the reason of a space.
    void bringReasonIntoSight();

    /// True if something is read of a space.
    [[nodiscard]] bool isPointedAt() const { return m_pointed.has_value(); }

    /// Tints where he can be, while that is switched on.
    void addTo(BoardScene &scene) const;

    /// True if the next space that is pressed on the board corrects a fact.
    [[nodiscard]] bool isPlacing() const;
    void place(const specter::Coordinate &at);
    void stopPlacing();

private:
    void showInference();
    [[nodiscard]] QString explanationOf(Space space);
    [[nodiscard]] QString sensorTells() const;

    KnownActions m_actions;
    SeenSpecter m_view;
    Deductions m_deductions;
    HeatSwitches m_heat;
    InferenceWords m_words;
    /// Where people are on the board.
    std::optional<Space> m_pointed;
    QWidget *m_pinned;
    Screen *m_clash;
    SaidCard *m_said;
    Screen *m_inference;
    FactsPanel *m_facts;
};

} // namespace dossier
