#pragma once

#include "model/omega/seen/pending.h"

#include <optional>
#include <vector>

namespace dossier
{

/// Dice as they lie on the table, entered one after the other, the black ones first. An unturned die is not a blank
/// face.
class DiceDraft
{
public:
    /// Maximum face of a die, whose faces show 0 to 2 hits.
    static constexpr int maxFace = 2;

    /// Lays out unturned dice.
    void setPool(const DicePool &pool);

    /// Adds dice to those on the table, or removes some: turned dice stay turned.
    void changePool(const DicePool &pool);

    /// Lays out dice as the user turned them: they can be taken back.
    void setTyped(const omega::Faces &faces);

    /// Lays out dice as they were rolled.
    void setFaces(const omega::Faces &faces);

    /// The faces as they lie; an unturned die counts as blank.
    [[nodiscard]] const omega::Faces &faces() const { return m_faces; }

    [[nodiscard]] int size() const { return static_cast<int>(m_turned.size()); }

    [[nodiscard]] bool isRed(int die) const { return die >= static_cast<int>(m_faces.black.size()); }

    /// The face of a die; nothing while it is unturned.
    [[nodiscard]] std::optional<int> face(int die) const;

    /// Number of unturned dice, and the first of them.
    [[nodiscard]] int unturned() const;
    [[nodiscard]] std::optional<int> firstUnturned() const;

    /// True when the user has turned a die that can be taken back.
    [[nodiscard]] bool isTyped() const { return !m_typed.empty(); }

    void turn(int die, int face);

    /// Turns the last turned die back and returns it; nothing where there is none.
    std::optional<int> takeBack();

private:
    int &faceAt(int die);

    omega::Faces m_faces;
    std::vector<bool> m_turned;
    /// Dice that the user turned, in order.
    std::vector<int> m_typed;
};

} // namespace dossier
