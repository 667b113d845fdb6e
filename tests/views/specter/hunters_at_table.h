#pragma once

#include "tests/support/specter_tables.h"
#include "views/board/board_view.h"
#include "views/rules/rule_library.h"
#include "views/specter/examples/rule_book.h"
#include "views/specter/hunters/hunters_page.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>
#include <QStringList>

#include <memory>

namespace dossier::test
{

inline SpecterViewPtr seenBy(const specter::Table &table, const specter::Seat &seat = specter::PublicSeat{})
{
    return std::make_shared<const specter::View>(view(table, seat));
}

/// The hunters' page over a table: what it asks for is refused or happens, and is shown.
class HuntersAtTable
{
public:
    explicit HuntersAtTable(specter::Table table = begun(), const specter::Seat &seat = specter::PublicSeat{})
        : m_table(std::move(table))
        , m_seat(seat)
    {
        setRuleBooks({specterRules()});
        m_page.setCommandActions(
            {.give = [this](const SpecterCommand &command, const QString &ruling) { give(command, ruling); },
                .giveFollowing = [this](const SpecterCommand &command) { give(command, QString()); }});
        m_page.resize(1389, 868);
        m_page.show();
        show();
    }

    [[nodiscard]] HuntersPage &page() { return m_page; }

    [[nodiscard]] specter::Table &table() { return m_table; }

    [[nodiscard]] BoardView &board() { return *m_page.findChild<BoardView *>(); }

    [[nodiscard]] const BoardScene &scene() { return board().scene(); }

    /// The explanation of a space: why the agent can or cannot be there.
    [[nodiscard]] QString explanationOf(Space space)
    {
        const QString sentence = board().descriptionOf(space);
        return sentence.left(1).toLower() + sentence.mid(1);
    }

    /// The types of the commands that the page requested.
    [[nodiscard]] const QStringList &asked() const { return m_asked; }

    /// The public facts of the first agent's last turn.
    [[nodiscard]] const specter::TurnFacts &lastTurn() const
    {
        return m_table.open.agents.at(specter::Agent::First).turns.back();
    }

    void show() { m_page.render(test::seenBy(m_table, m_seat)); }

    void press(const std::string &space) { emit board().pressed({at(space), std::nullopt}, Qt::NoModifier); }

    /// A button that can be seen, by the beginning of what it says.
    [[nodiscard]] QPushButton *button(const QString &text)
    {
        for (QPushButton *button : m_page.findChildren<QPushButton *>())
            if (button->isVisibleTo(&m_page) && button->text().startsWith(text))
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

    [[nodiscard]] QString defaultButton()
    {
        for (QPushButton *button : m_page.findChildren<QPushButton *>())
            if (button->isVisibleTo(&m_page) && button->property("role") == QStringLiteral("primary"))
                return button->text();
        return {};
    }

    [[nodiscard]] bool shows(const QString &text)
    {
        for (const QLabel *label : m_page.findChildren<QLabel *>())
            if (label->isVisibleTo(&m_page) && label->text().contains(text))
                return true;
        return false;
    }

private:
    void give(const SpecterCommand &command, const QString &ruling)
    {
        visit([this](const auto &command)
            { m_asked << QString::fromUtf8(command.type.data(), static_cast<qsizetype>(command.type.size())); },
            command.command());
        if (specter::malformed(m_table.open, command.command()))
            return m_page.explainImpossible();
        const specter::Refusal no = specter::refusal(view(m_table, m_seat), command.command());
        if (no && ruling.isEmpty())
            return m_page.explain(*no, command);
        const specter::Events events = no ? resolveRuling(m_table, command.command(), *no, ruling.toStdString())
                                          : resolve(m_table, command.command());
        for (const specter::Event &event : events)
            specter::apply(m_table, event);
        show();
    }

    specter::Table m_table;
    specter::Seat m_seat;
    QStringList m_asked;
    HuntersPage m_page;
};

/// A table in the hunters' part of the first turn, after a move of the agent's that shows nothing.
inline specter::Table huntersTurn(const Beginning &beginning = {})
{
    specter::Table table = begun(beginning);
    const std::string fault = beginning.onPaper ? played(table, {specter::ReportMove{}}, specter::PublicSeat{})
                                                : walks(table, {"N1", "N2", "N3"});
    if (!fault.empty())
        qFatal("%s", fault.c_str());
    return table;
}

} // namespace dossier::test
