#pragma once

#include "tests/support/specter_tables.h"
#include "views/board/board_view.h"
#include "views/specter/agent/agent_page.h"

#include <QLabel>
#include <QPushButton>
#include <QStringList>
#include <QTest>

#include <memory>

namespace dossier::test
{

/// The agent's screen over a table: what it asks for is refused or happens, and is shown.
class AgentAtTable
{
public:
    explicit AgentAtTable(specter::Table table = begun(), const specter::Seat &seat = specter::AgentSeat{})
        : m_table(std::move(table))
        , m_seat(seat)
    {
        m_page.setCommandActions(
            {.give = [this](const SpecterCommand &command, const QString &ruling) { give(command, ruling); },
                .giveFollowing = [this](const SpecterCommand &command) { give(command, QString()); }});
        m_page.resize(1280, 860);
        show();
    }

    [[nodiscard]] AgentPage &page() { return m_page; }

    [[nodiscard]] specter::Table &table() { return m_table; }

    [[nodiscard]] BoardView &board() { return *m_page.findChild<BoardView *>(); }

    /// The types of the commands that the page requested.
    [[nodiscard]] const QStringList &asked() const { return m_asked; }

    void show() { m_page.render(std::make_shared<const specter::View>(view(m_table, m_seat))); }

    void press(const std::string &space, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        emit board().pressed({at(space), std::nullopt}, modifiers);
    }

    [[nodiscard]] QPushButton *button(const QString &text)
    {
        for (QPushButton *button : m_page.findChildren<QPushButton *>())
            if (button->isVisibleTo(&m_page) && (button->text() == text || button->accessibleName() == text))
                return button;
        return nullptr;
    }

    bool click(const QString &text)
    {
        QPushButton *found = button(text);
        if (found == nullptr || !found->isEnabled())
            return false;
        found->click();
        return true;
    }

    [[nodiscard]] bool shows(const QString &text)
    {
        for (const QLabel *label : m_page.findChildren<QLabel *>())
            // Labels that elide have their whole text as their accessible name while the page has no size.
            if (label->isVisibleTo(&m_page) && (label->text().contains(text) || label->accessibleName().contains(text)))
                return true;
        return false;
    }

private:
    void give(const SpecterCommand &command, const QString &ruling)
    {
        visit([this](const auto &command)
            { m_asked << QString::fromUtf8(command.type.data(), static_cast<qsizetype>(command.type.size())); },
            command.command());
        const specter::Refusal no = specter::refusal(view(m_table, m_seat), command.command());
        if (no && ruling.isEmpty())
        {
            m_page.explain(*no, command);
            return;
        }
        const specter::Events events = no ? resolveRuling(m_table, command.command(), *no, ruling.toStdString())
                                          : resolve(m_table, command.command());
        for (const specter::Event &event : events)
            specter::apply(m_table, event);
        show();
    }

    specter::Table m_table;
    specter::Seat m_seat;
    QStringList m_asked;
    AgentPage m_page;
};

} // namespace dossier::test
