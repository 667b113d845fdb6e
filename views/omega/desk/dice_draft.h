#pragma once

#include "model/omega/seen/pending.h"

#include <optional>
#include <vector>

namespace dossier
{

/// Dice as they lie on the table, entered one after the other, the black ones first. A die that nobody has turned yet
/// is no blank face.
class DiceDraft
{
public:
    /// Of a die, whose faces show 0 to 2 hits.
    static constexpr int maxFace = 2;

    /// Lays out dice that nobody has turned yet.
    void setPool(const DicePool &pool);

    /// Lays dice to those that lie there, or takes some away: those that somebody has turned stay so.
    void changePool(const DicePool &pool);

    /// Lays out dice as somebody has turned them: they can be taken back.
    void setTyped(const omega::Faces &faces);

    /// Lays out dice as they were rolled.
    void setFaces(const omega::Faces &faces);

    /// The faces as they lie; a die that nobody has turned yet counts as blank.
    [[nodiscard]] const omega::Faces &faces() const { return m_faces; }

    [[nodiscard]] int size() const { return static_cast<int>(m_turned.size()); }

    [[nodiscard]] bool isRed(int die) const { return die >= static_cast<int>(m_faces.black.size()); }

    /// The face of a die; nothing while nobody has turned it.
    [[nodiscard]] std::optional<int> face(int die) const;

    /// The number of dice that nobody has turned yet, and the first of them.
    [[nodiscard]] int unturned() const;
    [[nodiscard]] std::optional<int> firstUnturned() const;

    /// True if somebody has turned one that can be taken back.
    [[nodiscard]] bool isTyped() const { return !m_typed.empty(); }

    void turn(int die, int face);

    /// The die that was turned last, which nobody has turned now; nothing where none was.
    std::optional<int> takeBack();

private:
    int &faceAt(int die);

    omega::Faces m_faces;
    std::vector<bool> m_turned;
    /// Those that somebody turned, the last one last.
    std::vector<int> m_typed;
};

} // namespace dossier
