#pragma once

#include "views/actions/desk_page.h"

#include <QWidget>

class QStackedWidget;

namespace dossier
{

class ConquestPage;
class CoverPage;
class TokenChoicePage;
struct Theme;

/// The table of Conquest of Planet Earth on one machine: the page of play, what covers it while the machine goes from
/// hand to hand, and the choice of command tokens. Only what is in front is in the window at all.
class ConquestSeats : public QWidget, public DeskPage
{
    Q_OBJECT

public:
    explicit ConquestSeats(QWidget *parent = nullptr);
    ~ConquestSeats() override;
    Q_DISABLE_COPY_MOVE(ConquestSeats)

    void setTheme(const Theme &theme);

    [[nodiscard]] ConquestPage *table() const { return m_table; }

    [[nodiscard]] CoverPage *cover() const { return m_cover; }

    [[nodiscard]] TokenChoicePage *tokens() const { return m_tokens; }

    void showPage(QWidget *page);

    [[nodiscard]] QWidget *pageInFront() const;

    [[nodiscard]] std::set<DeskAction> possible() const override;
    void perform(DeskAction action) override;

signals:
    void possibleChanged();

private:
    QStackedWidget *m_stack;
    ConquestPage *m_table;
    CoverPage *m_cover;
    TokenChoicePage *m_tokens;
};

} // namespace dossier
