#include "views/omega/verdict/verdict_bar.h"

#include "views/kit/verdict_sign.h"
#include "views/omega/verdict/attack_controls.h"
#include "views/omega/verdict/attack_wording.h"
#include "views/omega/verdict/board_query.h"
#include "views/omega/verdict/evidence_picker.h"
#include "views/omega/verdict/odds_panel.h"
#include "views/omega/verdict/verdict_wording.h"
#include "views/rules/rule_links.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct VerdictWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::VerdictBar)
};

/// The texts and buttons at the top of the bar.
struct Top
{
    Part sign;
    Part headline;
    Part reasons;
    Part rules;
    Part odds;
    Part copy;
};

QString reasonText(
    const omega::Board &board, const BoardChoice &choice, const Judgement &judgement, const wording::Reasons &reasons)
{
    QStringList sentences;
    for (const wording::Reason &reason : reasons)
        sentences << reason.text;
    if (sentences.isEmpty())
        sentences << wording::nextPick(board, choice, judgement);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

Part copyButton(bool isEmpty, const VerdictActions &actions)
{
    return button({}, "icon", actions.copy)
        .with(&Button::icon, QStringLiteral("copy"))
        .keyed(QStringLiteral("copy"))
        .withTip(VerdictWords::tr("Copy as query: what is on screen, as a line for “dossier check” (Ctrl+Shift+C)"))
        .disabledIf(isEmpty)
        .with(&Part::alignment, Qt::AlignTop);
}

Top topOf(
    const omega::Board &board, const BoardChoice &choice, const Judgement &judgement, const VerdictActions &actions)
{
    const auto [words, tone] = wording::headline(board, choice, judgement);
    const wording::Reasons reasons = wording::reasons(board, choice, judgement);
    const QString why = reasonText(board, choice, judgement, reasons);
    const std::vector<Rule> rules = wording::rulesOf(reasons, choice, judgement);
    return {verdictSign(tone).with(&Part::alignment, Qt::AlignTop),
        text(words, Role::Verdict)
            .wrapping()
            .keyed(QStringLiteral("headline"))
            .with(&Part::tone, toneName(tone))
            .with(&Part::alignment, Qt::AlignTop),
        text(why).wrapping().keyed(QStringLiteral("reasons")).with(&Text::isSelectable, true).when(!why.isEmpty()),
        ruleLinks(rules, actions.openRule).when(!rules.empty()),
        oddsPanel(hasPath(choice) ? std::nullopt : judgement.attack).with(&Part::alignment, Qt::AlignTop),
        copyButton(queryLine(board, choice, judgement.printing).empty(), actions)};
}

Part sideBySide(Top top)
{
    return row({std::move(top.sign),
                   column({row({std::move(top.headline).stretched(1),
                                   std::move(top.reasons).stretched(4).with(&Part::alignment, Qt::AlignTop),
                                   std::move(top.odds), std::move(top.copy)})
                                  .spaced(12),
                              std::move(top.rules)})
                       .spaced(6)
                       .stretched()})
        .spaced(12);
}

Part oneBelowTheOther(Top top)
{
    return column({row({std::move(top.sign), std::move(top.headline).stretched()}).spaced(12), std::move(top.reasons),
                      row({std::move(top.odds), stretch(), std::move(top.copy)}), std::move(top.rules)})
        .spaced(6);
}

/// A button for each value that was not entered yet.
Part gapButtons(const std::vector<wording::Gap> &gaps, const VerdictActions &actions)
{
    Parts buttons;
    for (const wording::Gap &gap : gaps)
        buttons.push_back(button(gap.text, "secondary", [open = actions.openSheet, piece = gap.piece] { open(piece); })
                .with(&Button::icon, QStringLiteral("circle-alert"))
                .withTip(VerdictWords::tr("%1: open the figure’s sheet to fill it in").arg(gap.of)));
    return flow(std::move(buttons)).spaced(8).when(!gaps.empty());
}

} // namespace

Part verdictBar(const omega::Board &board, const BoardChoice &chosen, const Judgement &judgement, bool isNarrow,
    const VerdictActions &actions)
{
    const BoardChoice choice = mended(board, chosen);
    Top top = topOf(board, choice, judgement, actions);
    return card({isNarrow ? oneBelowTheOther(std::move(top)) : sideBySide(std::move(top)),
                    gapButtons(wording::gaps(board, choice, judgement), actions),
                    attackControls(board, choice, judgement.printing, actions.choose),
                    evidencePicker(board, choice, judgement, actions.pickEvidence), stretch()})
        .spaced(6, {16, 8, 16, 8})
        .named(VerdictWords::tr("Verdict"))
        .with(&Box::look, QLatin1String("verdict"))
        .with(&Part::tone, toneName(wording::headline(board, choice, judgement).tone));
}

} // namespace dossier
