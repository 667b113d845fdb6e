#include "views/omega/verdict/verdict_bar.h"

#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/kit/verdict_sign.h"
#include "views/omega/verdict/attack_controls.h"
#include "views/omega/verdict/board_query.h"
#include "views/omega/verdict/evidence_picker.h"
#include "views/omega/verdict/odds_panel.h"
#include "views/omega/verdict/verdict_wording.h"
#include "views/rules/rule_links.h"

#include <QClipboard>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

/// A bar narrower than this says one thing below the other.
constexpr int narrowCharacters = 70;

} // namespace

VerdictBar::VerdictBar(QWidget *parent)
    : QFrame(parent)
    , m_top(new QGridLayout)
    , m_sign(new VerdictSign(this))
    , m_headline(newParagraph(Role::Heading, this))
    , m_reasons(newParagraph(Role::Body, this))
    , m_rules(new RuleLinks(this))
    , m_odds(new OddsPanel(this))
    , m_evidence(new EvidencePicker(this))
    , m_controls(new AttackControls(this))
    , m_gapBox(new QWidget(this))
    , m_copy(newButton("icon", QStringLiteral("copy"), this))
{
    setProperty("role", QStringLiteral("verdict"));
    m_headline->setProperty("role", QStringLiteral("verdict"));
    m_reasons->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layOut();
    m_gapBox->hide();
    connect(m_rules, &RuleLinks::ruleAsked, this, &VerdictBar::ruleAsked);
    connect(m_evidence, &EvidencePicker::evidencePicked, this, &VerdictBar::evidencePicked);
    connect(m_controls, &AttackControls::choiceChanged, this, &VerdictBar::choiceChanged);
    connect(m_copy, &QPushButton::clicked, this, &VerdictBar::copyAsked);
    retranslate();
}

void VerdictBar::explain(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement)
{
    m_board = board;
    m_choice = mended(board, choice);
    m_judgement = judgement;
    m_odds->explain(hasPath(m_choice) ? std::nullopt : judgement.attack);
    m_evidence->explain(board, m_choice, judgement);
    m_controls->render(board, m_choice, judgement.printing);
    retranslate();
}

QString VerdictBar::text() const
{
    return m_headline->text() + QLatin1Char('\n') + m_reasons->text();
}

bool VerdictBar::copyQuery() const
{
    const std::string line = queryLine(m_board, m_choice, m_judgement.printing);
    if (line.empty())
        return false;
    QGuiApplication::clipboard()->setText(QString::fromStdString(line));
    return true;
}

void VerdictBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void VerdictBar::layOut()
{
    m_top->setHorizontalSpacing(12);
    m_top->setVerticalSpacing(6);
    arrange();
    new FlowLayout(m_gapBox, 8);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 8, 16, 8);
    column->setSpacing(6);
    column->addLayout(m_top);
    column->addWidget(m_gapBox);
    column->addWidget(m_controls);
    column->addWidget(m_evidence);
    column->addStretch();
}

/// Side by side where there is room, else one below the other.
void VerdictBar::arrange()
{
    constexpr int headlineColumn = 1;
    constexpr int whyColumn = 2;
    constexpr int last = 4;
    for (QWidget *part : std::initializer_list<QWidget *>{m_sign, m_headline, m_reasons, m_rules, m_odds, m_copy})
        m_top->removeWidget(part);
    m_top->addWidget(m_sign, 0, 0, Qt::AlignTop);
    m_top->addWidget(m_headline, 0, headlineColumn, Qt::AlignTop);
    m_top->addWidget(m_copy, m_narrow ? 2 : 0, last, Qt::AlignTop);
    if (m_narrow)
    {
        m_top->addWidget(m_reasons, 1, 0, 1, last + 1);
        m_top->addWidget(m_odds, 2, 0, 1, last, Qt::AlignLeft);
    }
    else
    {
        m_top->addWidget(m_reasons, 0, whyColumn, Qt::AlignTop);
        m_top->addWidget(m_odds, 0, last - 1, Qt::AlignTop);
    }
    m_top->addWidget(m_rules, 3, m_narrow ? 0 : headlineColumn, 1, -1);
    m_top->setColumnStretch(headlineColumn, 1);
    m_top->setColumnStretch(whyColumn, m_narrow ? 0 : 4);
}

void VerdictBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    if (const bool narrow = width() < fontMetrics().averageCharWidth() * narrowCharacters; narrow != m_narrow)
    {
        m_narrow = narrow;
        arrange();
    }
}

void VerdictBar::retranslate()
{
    setAccessibleName(tr("Verdict"));
    label(m_copy, {}, tr("Copy as query: what is on screen, as a line for “dossier check” (Ctrl+Shift+C)"));
    m_copy->setEnabled(!queryLine(m_board, m_choice, m_judgement.printing).empty());
    const wording::Headline headline = wording::headline(m_board, m_choice, m_judgement);
    const wording::Reasons reasons = wording::reasons(m_board, m_choice, m_judgement);
    m_headline->setText(headline.text);
    m_sign->setTone(headline.tone);
    setTone(m_headline, headline.tone);
    setTone(this, headline.tone);
    QStringList sentences;
    for (const wording::Reason &reason : reasons)
        sentences << reason.text;
    if (sentences.isEmpty())
        sentences << wording::nextPick(m_board, m_choice, m_judgement);
    sentences.removeAll(QString());
    m_reasons->setText(sentences.join(u' '));
    m_reasons->setVisible(!sentences.isEmpty());
    const std::vector<Rule> rules = wording::rulesOf(reasons, m_choice, m_judgement);
    m_rules->setRules(rules);
    m_rules->setVisible(!rules.empty());
    askForGaps();
}

void VerdictBar::askForGaps()
{
    const std::vector<wording::Gap> gaps = wording::gaps(m_board, m_choice, m_judgement);
    if (gaps == m_shownGaps)
        return;
    m_shownGaps = gaps;
    for (QPushButton *button : m_gaps)
    {
        button->hide();
        button->deleteLater();
    }
    m_gaps.clear();
    for (const wording::Gap &gap : gaps)
    {
        QPushButton *button = newButton("secondary", QStringLiteral("circle-alert"), m_gapBox);
        label(button, gap.text, tr("%1: open the figure’s sheet to fill it in").arg(gap.of));
        connect(button, &QPushButton::clicked, this, [this, piece = gap.piece] { emit pieceSheetAsked(piece); });
        m_gapBox->layout()->addWidget(button);
        button->show();
        m_gaps << button;
    }
    m_gapBox->setVisible(!gaps.empty());
}

} // namespace dossier
