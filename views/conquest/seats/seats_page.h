#pragma once

#include "views/session/machine_pages.h"

namespace dossier
{

class CardScreen;
class ConquestPage;
class TokenChoicePage;

/// The table of Conquest of Planet Earth on one machine: the page of play, the cover for the hand-over, and the
/// choice of command tokens.
class ConquestSeats : public MachinePages
{
    Q_OBJECT

public:
    explicit ConquestSeats(QWidget *parent = nullptr);

    [[nodiscard]] ConquestPage *table() const { return m_table; }

    [[nodiscard]] CardScreen *cover() const { return m_cover; }

    [[nodiscard]] TokenChoicePage *tokens() const { return m_tokens; }

private:
    ConquestPage *m_table;
    CardScreen *m_cover;
    TokenChoicePage *m_tokens;
};

} // namespace dossier
