#include "model/omega/json/forms.h"
#include "model/omega/json/json.h"

#include <algorithm>
#include <utility>

namespace dossier::omega
{

namespace
{

/// The JSON form of a space of the track: one list, in which the overseer's own are marked.
struct WrittenMark
{
    int space = 1;
    TimerToken timer = TimerToken::Primary;
    std::optional<MissionEventId> event{};
    bool secret = false;
    static constexpr auto names = memberNames("space", "timer", "event", "secret");
};

/// The JSON form of a view: the public members and the seat's own side by side.
struct WrittenView
{
    PublicTable open;
    std::vector<Due> due{};
    Forecast forecast{};
    std::optional<Role> commandingOfficer{};
    std::optional<int> seat{};
    std::optional<Secrets> overseer{};
    std::vector<std::string> notes{};
    std::vector<WrittenMark> track{};
    std::optional<Odds> odds{};
    static constexpr auto names
        = memberNames("open", "due", "forecast", "commanding_officer", "seat", "overseer", "notes", "track", "odds");
};

WrittenView written(const View &view)
{
    WrittenView one{view.open, view.due, view.forecast, view.commandingOfficer, view.seat, view.overseer, view.notes,
        {}, view.odds};
    for (const auto &[marks, secret] : {std::pair(&view.track, false), {&view.planned, true}})
        for (const TrackMark &mark : *marks)
            one.track.push_back({mark.space, mark.timer, mark.event, secret});
    std::ranges::stable_sort(one.track, {}, &WrittenMark::space);
    return one;
}

View readFrom(WrittenView &&one)
{
    View view{{std::move(one.open), one.forecast, one.commandingOfficer, {}, std::move(one.odds)}, std::move(one.due),
        one.seat, std::move(one.overseer), std::move(one.notes), {}};
    for (const WrittenMark &mark : one.track)
        (mark.secret ? view.planned : view.track).push_back({mark.space, mark.timer, mark.event});
    return view;
}

} // namespace

std::string toJson(const View &view)
{
    return writeJson(written(view));
}

std::string toJson(const Table &table)
{
    return writeJson(table);
}

tl::expected<View, Malformed> readView(std::string_view text)
{
    return readJson<WrittenView>(text).map(readFrom);
}

tl::expected<Table, Malformed> readTable(std::string_view text)
{
    return readJson<Table>(text);
}

std::string viewShape()
{
    return jsonShape<WrittenView>();
}

} // namespace dossier::omega
