#pragma once

#include "model/specter/seen/board.h"

namespace dossier::specter
{

/// The set of the agent's possible spaces: the simplest field of the walk (specter_walk.h).
class SetField
{
public:
    explicit SetField(const Board &board)
        : m_board(&board)
    {
    }

    SetField(const Board &board, const SpaceSet &spaces)
        : m_board(&board)
        , m_spaces(spaces)
    {
    }

    [[nodiscard]] const SpaceSet &spaces() const { return m_spaces; }

    void keep(const SpaceSet &spaces) { m_spaces &= spaces; }

    [[nodiscard]] SetField stepped(const SpaceSet &into) const { return {*m_board, m_board->stepped(m_spaces) & into}; }

    void add(const SetField &other) { m_spaces |= other.m_spaces; }

    [[nodiscard]] SetField everywhere(const SpaceSet &spaces) const
    {
        return {*m_board, m_spaces.empty() ? SpaceSet{} : spaces};
    }

private:
    const Board *m_board;
    SpaceSet m_spaces;
};

} // namespace dossier::specter
