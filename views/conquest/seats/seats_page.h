#pragma once

#include "views/actions/desk_page.h"

#include <QWidget>

namespace dossier
{

class CardScreen;
class ConquestPage;
class PagesApart;
class TokenChoicePage;
struct Theme;

/// The table of Conquest of Planet Earth on one machine: the page of play, the cover for the hand-over, and the
/// choice of command tokens. Only the page in front is in the window at all.
class ConquestSeats : public QWidget, public DeskPage
{
    Q_OBJECT

public:
    explicit ConquestSeats(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);

    [[nodiscard]] ConquestPage *table() const { return m_table; }

    [[nodiscard]] CardScreen *cover() const { return m_cover; }

    [[nodiscard]] TokenChoicePage *tokens() const { return m_tokens; }

    void showPage(QWidget *page);

    [[nodiscard]] QWidget *pageInFront() const;

    [[nodiscard]] std::set<DeskAction> possible() const override;
    [[nodiscard]] std::set<DeskAction> offered() const override;
    [[nodiscard]] QList<TablePage *> tables() override;
    void perform(DeskAction action) override;

signals:
    void possibleChanged();

private:
    ConquestPage *m_table;
    CardScreen *m_cover;
    TokenChoicePage *m_tokens;
    PagesApart *m_pages;
};

} // namespace dossier
