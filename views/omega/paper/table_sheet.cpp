#include "model/omega/seen/dashboard.h"
#include "model/omega/seen/numbers.h"
#include "views/board/board_export.h"
#include "views/board/space_name.h"
#include "views/omega/board/floor_scene.h"
#include "views/omega/everybody/public_words.h"
#include "views/omega/paper/mission_papers.h"
#include "views/omega/parts/round_header.h"
#include "views/omega/parts/session_board.h"
#include "views/omega/words/wording.h"
#include "views/session/paper_text.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct TableSheet
{
    Q_DECLARE_TR_FUNCTIONS(TableSheet)
};

/// Maximum height of the board in percent of the page: the timers must fit on the same page.
constexpr int boardPercent = 62;

QString numberText(const std::optional<int> &number)
{
    return number ? QString::number(*number) : QStringLiteral("?");
}

/// Returns the mission, and its round or its end.
QString headPart(const omega::PublicTable &open)
{
    const QString now = open.clock.step == omega::Step::Over
        ? TableSheet::tr("%1, in round %2", "how a mission ended").arg(roundText(open)).arg(open.clock.round)
        : roundText(open);
    return paper::paragraph(wording::name(open.content.mission.name) + QStringLiteral(" · ") + now);
}

QString boardPart(const omega::PublicView &view)
{
    FloorScene scene;
    scene.board = sessionBoardOf(view).board;
    addSigns(scene, view);
    return paper::picture(
        pictureIn(PictureFormat::Png, boardPicture(scene), themeFor(ThemeChoice::Light)), boardPercent);
}

QString timersPart(const omega::PublicView &view)
{
    const omega::Clock &clock = view.open.clock;
    QString rows = paper::row({TableSheet::tr("Primary timer"), TableSheet::tr("Space %1").arg(clock.primary)});
    if (clock.secondary)
        rows += paper::row({TableSheet::tr("Secondary timer"), TableSheet::tr("Space %1").arg(*clock.secondary)});
    for (const omega::TrackMark &mark : view.track)
        rows += paper::row({mark.event ? wording::nameOf(view.open, *mark.event) : TableSheet::tr("Crisis Point"),
            mark.timer == omega::TimerToken::Primary
                ? TableSheet::tr("when the primary timer comes to space %1").arg(mark.space)
                : TableSheet::tr("when the secondary timer comes to space %1").arg(mark.space)});
    return paper::heading(TableSheet::tr("Timers"))
        + paper::table({{TableSheet::tr("What"), 40}, {TableSheet::tr("Where on the track"), 60}}, rows);
}

QString dashboardPart(const omega::PublicView &view)
{
    const omega::PublicTable &open = view.open;
    QString rows;
    for (const omega::Ability &ability : open.content.abilities)
        rows += paper::row({wording::name(ability.name), numberText(omega::abilityCost(open, ability)),
            numberText(ability.refresh), QString::number(omega::tokensIn(open, ability.id))});
    return paper::heading(TableSheet::tr("Dashboard"))
        + paper::paragraph(
            TableSheet::tr("Pool %1, bank %2", "tokens").arg(open.adrenaline.pool).arg(open.adrenaline.bank))
        + paper::table({{TableSheet::tr("Ability"), 49}, {TableSheet::tr("Cost now"), 17},
                           {TableSheet::tr("Refresh"), 17}, {TableSheet::tr("In the well"), 17}},
            rows);
}

QString commandosPart(const omega::PublicView &view)
{
    const omega::PublicTable &open = view.open;
    QString rows;
    for (const omega::Role role : wording::inOrder(open))
    {
        const omega::Commando &commando = omega::inPlay(open, role);
        rows += paper::row({wording::nameOf(open, role),
            commando.initiative ? QString::number(*commando.initiative) : QString(), wording::stanceText(view, role),
            wording::countText(omega::adrenalineOf(open, role), omega::maxAdrenalineOf(open, role)),
            wording::countText(commando.wounds, omega::vitalityOf(open, role))});
    }
    return paper::heading(TableSheet::tr("Commandos"))
        + paper::table(
            {{TableSheet::tr("Commando"), 36}, {TableSheet::tr("Initiative"), 13}, {TableSheet::tr("Stance"), 19},
                {TableSheet::tr("Adrenaline"), 16}, {TableSheet::tr("Wounds"), 16}},
            rows);
}

QString enemiesPart(const omega::PublicTable &open)
{
    QString rows;
    for (const auto &[figure, standing] : open.figures)
        rows += paper::row({wording::nameOf(open, omega::Combatant(figure)), spaceName(standing.at),
            wording::countText(standing.wounds, omega::vitalityOf(open, omega::Combatant(figure)))});
    QStringList left;
    for (const auto &[kind, count] : open.reserves)
        left << TableSheet::tr("%1: %2", "a kind of figure, how many")
                    .arg(wording::nameOf(open, kind), QString::number(count));
    QString part = paper::heading(TableSheet::tr("Enemies"));
    part += rows.isEmpty()
        ? paper::paragraph(TableSheet::tr("No enemy is on the map"))
        : paper::table(
              {{TableSheet::tr("Enemy"), 46}, {TableSheet::tr("Space"), 22}, {TableSheet::tr("Wounds"), 32}}, rows);
    if (!left.isEmpty())
        part += paper::paragraph(TableSheet::tr("In the reserves: %1").arg(left.join(QStringLiteral(", "))));
    return part;
}

} // namespace

QString tableSheet(const PrintedMission &mission)
{
    const omega::PublicView &view = *mission.view;
    return paper::page(TableSheet::tr("%1: the table", "a session").arg(mission.name),
        headPart(view.open) + boardPart(view) + timersPart(view) + dashboardPart(view) + commandosPart(view)
            + enemiesPart(view.open));
}

} // namespace dossier
