#pragma once

#include "tests/monkey/act.h"
#include "tests/monkey/eyes.h"
#include "tests/monkey/habits.h"

#include <deque>
#include <map>
#include <random>

namespace dossier
{
class Desk;
}

namespace dossier::test
{

/// Does what people do at a window, by chance: mostly what is due and offered, and about what stands on the board; what
/// they do goes by habits of a few steps, and what changed the table is looked at, and regretted. It knows neither
/// rules nor pages.
class Monkey
{
public:
    /// Corrections are given through the session too, where `corrects`.
    Monkey(std::mt19937 &random, bool corrects);

    /// The next input. The folder has files that dialogs can be given.
    Act next(Desk &desk, const QString &folder);

    /// The program was started again.
    void forget();

private:
    using Habit = std::vector<Intent>;

    void look(Desk &desk);
    void react(const Eyes &eyes);
    void takeUp(const Habit &habit);
    [[nodiscard]] Habit habit(const Eyes &eyes);
    Act inDialog(const Eyes &eyes, const QString &folder);
    Act inPopup(const Eyes &eyes);
    Act done(Intent intent, const Eyes &eyes, Desk &desk);
    Act onBoard(Intent intent, const Eyes &eyes);
    static Act onHexes(Intent intent, const QWidget &hexes, const Eyes &eyes);
    Act onControl(Intent intent, const Eyes &eyes);
    Act byKeys(Intent intent, const Eyes &eyes);
    Act form(const Eyes &eyes);
    Act menu(const Eyes &eyes);
    Act dragged(const Eyes &eyes);
    Act pointed(QWidget *widget, Deed deed, const Eyes &eyes);
    [[nodiscard]] QPoint pointOnRows(const QWidget &rows, const QRect &seen);
    /// Which of two was done less often: what is new draws more than what is done all the time.
    QWidget *fresher(QWidget *one, QWidget *other) const;
    [[nodiscard]] int timesOf(const QString &called) const;
    Act sized() const;
    [[nodiscard]] QString something() const;
    /// The part of the window that is being filled in.
    [[nodiscard]] const QWidget *part() const;

    [[nodiscard]] std::size_t below(std::size_t end) const { return end == 0 ? 0 : m_random() % end; }

    std::mt19937 &m_random;
    bool m_corrects;
    std::deque<Intent> m_plan;
    Intent m_last = Intent::Primary;
    QPointer<QWidget> m_part;
    /// The spot of the board that was clicked last.
    QString m_spot;
    /// The last position of the table, and the pieces on the board at that position and before the last change.
    QString m_place;
    std::set<Stands> m_standing;
    std::set<Stands> m_before;
    /// The page where something was played last, and for how long it was left, or nothing was played.
    QPointer<QWidget> m_home;
    QPointer<QWidget> m_page;
    bool m_played = false;
    int m_away = 0;
    int m_idle = 0;
    /// Widgets that led to another page or a dialog and are therefore used less often.
    std::set<QString> m_leaving;
    QString m_taken;
    /// The number of times that the widget or row of that name was used.
    std::map<QString, int> m_times;
};

} // namespace dossier::test
