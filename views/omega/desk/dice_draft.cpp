#include "views/omega/desk/dice_draft.h"

#include <algorithm>

namespace dossier
{

void DiceDraft::setPool(const DicePool &pool)
{
    m_faces = {};
    m_typed.clear();
    changePool(pool);
}

/// The black dice come first: adding or removing them moves the red ones.
void DiceDraft::changePool(const DicePool &pool)
{
    const int black = m_faces.pool().black;
    std::vector<int> kept;
    for (const int die : m_typed)
        if (die < black ? die < pool.black : die - black < pool.red)
            kept.push_back(die < black ? die : die - black + pool.black);
    m_faces.black.resize(static_cast<std::size_t>(pool.black));
    m_faces.red.resize(static_cast<std::size_t>(pool.red));
    m_turned.assign(static_cast<std::size_t>(pool.size()), false);
    for (const int die : kept)
        m_turned[static_cast<std::size_t>(die)] = true;
    m_typed = kept;
}

void DiceDraft::setTyped(const omega::Faces &faces)
{
    setFaces(faces);
    for (int die = 0; die < size(); ++die)
        m_typed.push_back(die);
}

void DiceDraft::setFaces(const omega::Faces &faces)
{
    m_faces = faces;
    m_turned.assign(static_cast<std::size_t>(m_faces.pool().size()), true);
    m_typed.clear();
}

int &DiceDraft::faceAt(int die)
{
    const auto index = static_cast<std::size_t>(die);
    return index < m_faces.black.size() ? m_faces.black[index] : m_faces.red[index - m_faces.black.size()];
}

std::optional<int> DiceDraft::face(int die) const
{
    return m_turned[static_cast<std::size_t>(die)] ? std::optional(const_cast<DiceDraft *>(this)->faceAt(die))
                                                   : std::nullopt;
}

int DiceDraft::unturned() const
{
    return static_cast<int>(std::ranges::count(m_turned, false));
}

std::optional<int> DiceDraft::firstUnturned() const
{
    const auto first = std::ranges::find(m_turned, false);
    return first == m_turned.end() ? std::nullopt : std::optional(static_cast<int>(first - m_turned.begin()));
}

void DiceDraft::turn(int die, int face)
{
    faceAt(die) = face;
    m_turned[static_cast<std::size_t>(die)] = true;
    std::erase(m_typed, die);
    m_typed.push_back(die);
}

std::optional<int> DiceDraft::takeBack()
{
    if (m_typed.empty())
        return std::nullopt;
    const int die = m_typed.back();
    m_typed.pop_back();
    faceAt(die) = 0;
    m_turned[static_cast<std::size_t>(die)] = false;
    return die;
}

} // namespace dossier
