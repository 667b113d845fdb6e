#include "views/session/rescue_panel.h"

#include "views/kit/page_header.h"
#include "views/kit/path_text.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace dossier
{

namespace
{

/// Maximum length of a path in the tooltip, in characters.
constexpr int wholePath = 1000;

struct RescueWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::RescuePanel)
};

QString momentOf(const OfferedCopy &copy)
{
    return QLocale().toString(copy.last, QLocale::ShortFormat);
}

QString contentOf(const OfferedCopy &copy)
{
    if (copy.entries == 0)
        return copy.problem.isEmpty() ? RescueWords::tr("Nothing was played in it.") : copy.problem;
    return RescueWords::tr("Last entry %1 · %n entries", "a moment", copy.entries).arg(momentOf(copy));
}

QString originOf(const OfferedCopy &copy)
{
    return copy.day.isValid()
        ? RescueWords::tr("copy of the day %1").arg(QLocale().toString(copy.day, QLocale::ShortFormat))
        : RescueWords::tr("copy beside the file: %1").arg(singleLine(baseNameOf(copy.path)));
}

/// Shows a replacement of the file, with the button that restores it.
Part way(const OfferedCopy &content, const QString &origin, Part restore)
{
    const QString about = content.game.isEmpty() ? origin : content.game + QStringLiteral(" · ") + origin;
    Part words = column({text(contentOf(content), Role::Strong).wrapping(),
        text(content.problem, Role::Fault).wrapping().when(content.entries > 0 && !content.problem.isEmpty()),
        text(about, Role::Dim).wrapping().withTip(tipLine(nativePath(content.path), wholePath))});
    return row({std::move(restore), std::move(words).spaced(2).stretched()})
        .spaced(14, {0, 6, 0, 6})
        .keyed(content.path);
}

Part wayOf(const OfferedCopy &copy, bool isNewest, const RescueActions &actions)
{
    const QString name = copy.entries > 0
        ? RescueWords::tr("Restore the copy of %1 with %n entries", "a moment", copy.entries).arg(momentOf(copy))
        : RescueWords::tr("Restore the %1", "copy of a day, or copy beside the file").arg(originOf(copy));
    return way(copy, originOf(copy),
        button(RescueWords::tr("Restore"), isNewest ? "primary" : "secondary",
            [restore = actions.restore, path = copy.path] { restore(path); })
            .named(name)
            .withTip(copy.problem.isEmpty() ? RescueWords::tr("Continue with this copy in a new file")
                                            : RescueWords::tr("Continue in a new file with all that can be read of it"))
            .disabledIf(copy.entries == 0, contentOf(copy)));
}

Part wayOfRest(const OfferedCopy &rest, const RescueActions &actions)
{
    return way(rest, RescueWords::tr("all that can be read of the file itself"),
        button(RescueWords::tr("Continue with it"), "secondary", actions.restoreRest)
            .withTip(RescueWords::tr("Continue in a new file with all that can be read of this one")));
}

} // namespace

Part rescuePage(const UnopenedFile &file, const RescueActions &actions)
{
    const auto count = static_cast<int>(file.copies.size());
    Parts parts{text(singleLine(baseNameOf(file.path)), Role::Heading).wrapping(),
        text(file.problem, Role::Fault).wrapping().named(RescueWords::tr("What is wrong: %1").arg(file.problem)),
        text(singleLine(nativePath(file.path), wholePath), Role::Dim).wrapping(),
        text(RescueWords::tr("This file stays as it is; what you choose continues in a new file beside it."))
            .wrapping()
            .when(file.rest
                || std::ranges::any_of(file.copies, [](const OfferedCopy &copy) { return copy.entries > 0; }))};
    if (file.rest)
        parts.push_back(wayOfRest(*file.rest, actions));
    parts.push_back(text(count > 0 ? RescueWords::tr("Copies of it, the newest content first (%1)").arg(count)
                                   : RescueWords::tr("There is no copy of it, neither of a day nor beside the file."),
        count > 0 ? Role::Strong : Role::Body)
            .wrapping());
    for (const OfferedCopy &copy : file.copies)
        parts.push_back(wayOf(copy, &copy == &file.copies.front() && copy.entries > 0, actions));
    const QString title = QCoreApplication::translate("dossier::RescuePage", "This session does not open");
    const QString about
        = QCoreApplication::translate("dossier::RescuePage", "What is wrong with its file, and how to continue");
    return column(
        {pageHeader(title, about, QCoreApplication::translate("dossier::RescuePage", "Back (Esc)"), actions.goBack),
            scrollArea({card(std::move(parts)).spaced(10, {28, 24, 28, 24}), stretch()})
                .spaced(0, {24, 20, 24, 20})
                .stretched()})
        .spaced(0)
        .named(title);
}

} // namespace dossier
