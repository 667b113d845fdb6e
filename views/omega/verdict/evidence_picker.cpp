#include "views/omega/verdict/evidence_picker.h"

#include "views/omega/verdict/judged_scene.h"
#include "views/omega/verdict/verdict_wording.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

using Index = std::optional<std::size_t>;

struct EvidenceWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::EvidencePicker)
};

/// Returns the next or previous index; between the last and the first all are shown.
Index stepped(Index now, std::size_t count, int by)
{
    const auto places = static_cast<int>(count) + 1;
    const int here = now ? static_cast<int>(*now) + 1 : 0;
    const int there = (here + by + places) % places;
    return there == 0 ? std::nullopt : Index(static_cast<std::size_t>(there) - 1);
}

QString sentence(const omega::Board &board, const BoardChoice &choice, const std::vector<Evidence> &all, Index now)
{
    if (all.empty())
        return {};
    const auto count = static_cast<int>(all.size());
    const bool isLine = std::holds_alternative<SightLine>(all[now.value_or(0)].look);
    if (!now)
        return isLine ? EvidenceWords::tr("%n line(s) drawn", nullptr, count)
                      : EvidenceWords::tr("%n path(s) drawn", nullptr, count);
    const QString words = isLine ? EvidenceWords::tr("Line %1 of %2: %3") : EvidenceWords::tr("Path %1 of %2: %3");
    return words.arg(*now + 1).arg(count).arg(wording::sentence(board, choice, all[*now]));
}

Part iconButton(const char *icon, const QString &tip, Action<> pressed)
{
    return button({}, "icon", std::move(pressed))
        .with(&Button::icon, QString::fromLatin1(icon))
        .keyed(QString::fromLatin1(icon))
        .withTip(tip);
}

} // namespace

Part evidencePicker(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement,
    const Action<std::optional<std::size_t>> &picked)
{
    const std::vector<Evidence> all = evidenceOf(board, choice, judgement);
    const Index now = choice.evidence && *choice.evidence < all.size() ? choice.evidence : std::nullopt;
    const auto step = [&](int by) { return [picked, to = stepped(now, all.size(), by)] { picked.run(to); }; };
    return row({iconButton("chevron-left", EvidenceWords::tr("Previous line or path"), step(-1)),
                   iconButton("chevron-right", EvidenceWords::tr("Next line or path"), step(1)),
                   text(sentence(board, choice, all, now)).wrapping().stretched(),
                   iconButton("x", EvidenceWords::tr("Show all evidence"), [picked] { picked.run(std::nullopt); })
                       .disabledIf(!now)})
        .spaced(4)
        .named(EvidenceWords::tr("Evidence"))
        .when(!all.empty());
}

} // namespace dossier
