#include "views/omega/correct/table_form.h"

#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"
#include "views/board/space_name.h"
#include "views/kit/chip.h"
#include "views/kit/framed_number.h"
#include "views/kit/labels.h"
#include "views/kit/plain_text.h"
#include "views/omega/asks/blasts.h"
#include "views/omega/asks/deployed.h"
#include "views/omega/correct/form_rows.h"
#include "views/omega/verdict/attack_wording.h"
#include "views/omega/words/wording.h"

#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <array>
#include <utility>

namespace dossier
{

namespace
{

constexpr std::array challengeStats{omega::Stat::Strength, omega::Stat::Intelligence};
constexpr std::array allStats{omega::Stat::Strength, omega::Stat::Intelligence, omega::Stat::Speed,
    omega::Stat::RangedDefense, omega::Stat::MeleeDefense, omega::Stat::MaxAdrenaline, omega::Stat::ActivationCost};
constexpr std::array ends{omega::Until::EndOfTurn, omega::Until::EndOfRound, omega::Until::TakenAway};

/// The largest number that a card says.
constexpr int most = 20;

/// Fills a list anew and keeps what is chosen in it by its place.
void refill(QComboBox *list, const QStringList &texts)
{
    const int at = list->currentIndex();
    const QSignalBlocker quiet(list);
    list->clear();
    list->addItems(texts);
    list->setCurrentIndex(at >= 0 && at < texts.size() ? at : 0);
}

} // namespace

TableForm::TableForm(QWidget *parent)
    : QFrame(parent)
    , m_kind(new QComboBox(this))
    , m_who(new QComboBox(this))
    , m_text(new QLineEdit(this))
    , m_stat(new QComboBox(this))
    , m_choice(new QComboBox(this))
    , m_amount(newNumber(-most, most, this))
    , m_black(newNumber(0, DicePool::mostOfAKind, this))
    , m_red(newNumber(0, DicePool::mostOfAKind, this))
    , m_cost(newNumber(0, 20, this))
    , m_hint(newParagraph(Role::Small, this))
    , m_do(newButton("primary", {}, this))
    , m_close(newButton("icon", QStringLiteral("x"), this))
{
    setProperty("role", QStringLiteral("verdict"));
    layOut();
    connect(m_kind, &QComboBox::currentIndexChanged, this, &TableForm::retranslate);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &TableForm::explosionChanged);
    connect(m_amount, &QSpinBox::valueChanged, this, &TableForm::explosionChanged);
    for (const QSpinBox *kind : {m_black, m_red})
        connect(kind, &QSpinBox::valueChanged, this, &TableForm::renderComplete);
    connect(m_who, &QComboBox::currentIndexChanged, this, &TableForm::renderComplete);
    connect(m_text, &QLineEdit::textChanged, this, &TableForm::renderComplete);
    connect(m_do, &QPushButton::clicked, this, &TableForm::give);
    connect(m_text, &QLineEdit::returnPressed, this, &TableForm::give);
    connect(m_close, &QPushButton::clicked, this, &TableForm::closeAsked);
    retranslate();
}

void TableForm::layOut()
{
    new FormRows(this,
        {.kind = m_kind,
            .fields = {m_who, m_text, m_stat, m_choice, m_amount, m_black, m_red, m_cost},
            .hint = m_hint,
            .act = m_do,
            .close = m_close});
}

TableAct TableForm::kind() const
{
    return static_cast<TableAct>(std::max(0, m_kind->currentIndex()));
}

/// Opened anew, it begins with whoever acts.
void TableForm::takeFocus()
{
    chooseWhoActs();
    m_kind->setFocus(Qt::OtherFocusReason);
}

void TableForm::chooseWhoActs()
{
    if (!m_view || !m_view->open.turn)
        return;
    const std::vector<omega::Combatant> all = omega::everybodyOn(m_view->open);
    const auto found = std::ranges::find(all, m_view->open.turn->who);
    if (found != all.end())
        m_who->setCurrentIndex(static_cast<int>(found - all.begin()));
}

void TableForm::render(const SeenView &view, const Picked &picked)
{
    m_view = view;
    m_picked = picked;
    retranslate();
}

void TableForm::pointed(Space space)
{
    const auto there = m_view ? omega::combatantOn(m_view->open, space) : std::nullopt;
    const std::vector<omega::Combatant> all
        = m_view ? omega::everybodyOn(m_view->open) : std::vector<omega::Combatant>{};
    const auto found = there ? std::ranges::find(all, *there) : all.end();
    if (found != all.end() && m_who->isVisibleTo(this))
        m_who->setCurrentIndex(static_cast<int>(found - all.begin()));
}

bool TableForm::isFilledByClicks() const
{
    return kind() == Explosion || kind() == Piece || m_who->isVisibleTo(this);
}

std::optional<omega::Combatant> TableForm::who() const
{
    const std::vector<omega::Combatant> all = omega::everybodyOn(m_view->open);
    const auto at = static_cast<std::size_t>(std::max(0, m_who->currentIndex()));
    return at < all.size() ? std::optional(all[at]) : std::nullopt;
}

std::optional<omega::Role> TableForm::role() const
{
    const std::optional<omega::Combatant> chosen = who();
    const auto *role = chosen ? get_if<omega::Role>(&*chosen) : nullptr;
    return role != nullptr ? std::optional(*role) : std::nullopt;
}

/// A kit's marker on the space goes off as its card says.
omega::Explode TableForm::explosionOn(const omega::PublicTable &table, Space at) const
{
    return blastMarkedOn(table, at).value_or(
        omega::Explode{.at = at, .radius = m_amount->value(), .dice = {m_black->value(), m_red->value()}});
}

std::optional<omega::Explode> TableForm::explosionShown(const SeenView &view, const Picked &picked) const
{
    const bool shown = !isHidden() && kind() == Explosion && picked.space;
    return shown ? std::optional(explosionOn(view->open, *picked.space)) : std::nullopt;
}

std::optional<Ask> TableForm::asked() const
{
    const std::string text = m_text->text().trimmed().toStdString();
    const auto stat = static_cast<std::size_t>(std::max(0, m_stat->currentIndex()));
    const auto choice = static_cast<std::size_t>(std::max(0, m_choice->currentIndex()));
    const std::vector<omega::Effect> &effects = m_view->open.effects;
    switch (kind())
    {
    case Challenge:
        return role() ? std::optional(asking(omega::BeginChallenge{
                            *role(), challengeStats.at(std::min(stat, challengeStats.size() - 1)), m_amount->value()}))
                      : std::nullopt;
    case Action:
        return role() && !text.empty() ? std::optional(asking(omega::TakeAction{*role(), {text}, m_cost->value()}))
                                       : std::nullopt;
    case EffectBegins:
        return who() && !text.empty() ? std::optional(asking(omega::BeginEffect{{{text}, *who(), allStats.at(stat),
                                            m_amount->value(), ends.at(std::min(choice, ends.size() - 1))}}))
                                      : std::nullopt;
    case EffectEnds:
        return choice < effects.size()
            ? std::optional(asking(omega::EndEffect{effects[choice].name, effects[choice].on}))
            : std::nullopt;
    case Interruption:
        return text.empty() ? std::nullopt : std::optional(asking(omega::Interrupt{{text}, role(), m_cost->value()}));
    case Explosion:
        if (m_picked.space && explosionOn(m_view->open, *m_picked.space).dice != DicePool{})
            return asking(omega::withRolls(m_view->open, explosionOn(m_view->open, *m_picked.space)));
        return std::nullopt;
    case Power:
        if (const auto chosen = who(); chosen && !role())
            return asking(omega::SetPower{std::get<omega::FigureId>(*chosen), std::max(0, m_amount->value())});
        return std::nullopt;
    case Piece:
        if (const auto kinds = piecesOf(m_view->open); m_picked.space && choice < kinds.size())
            return asking(deployed(m_view->open, kinds[choice], *m_picked.space));
        return std::nullopt;
    case Plan:
        return asking(omega::WritePlan{text});
    case Notes:
    case NoteGoes:
        return notesAsked();
    case CommandosNote:
        break;
    }
    return std::nullopt;
}

/// A note is added to those that are there, or one of them goes.
std::optional<Ask> TableForm::notesAsked() const
{
    if (!m_view->overseer)
        return std::nullopt;
    std::vector<std::string> notes = m_view->overseer->notes;
    if (kind() == NoteGoes)
    {
        const auto which = static_cast<std::size_t>(std::max(0, m_choice->currentIndex()));
        if (which >= notes.size())
            return std::nullopt;
        notes.erase(notes.begin() + static_cast<std::ptrdiff_t>(which));
    }
    else
    {
        const std::string text = m_text->text().trimmed().toStdString();
        if (text.empty())
            return std::nullopt;
        notes.push_back(text);
    }
    return asking(omega::WriteNotes{std::nullopt, notes});
}

void TableForm::renderComplete()
{
    // A field that is shown wants words.
    const bool worded = m_text->isHidden() || !m_text->text().trimmed().isEmpty();
    m_complete = m_view && worded && (asked() || (kind() == CommandosNote && role()));
    setToneWord(m_do, m_complete ? "" : "quiet");
}

void TableForm::goOn()
{
    if (m_complete)
        return give();
    (m_text->isVisibleTo(this) ? static_cast<QWidget *>(m_text) : m_kind)->setFocus(Qt::OtherFocusReason);
}

/// What was taken is not asked for again by the next press; notes are often written several at once.
void TableForm::give()
{
    const QString text = m_text->text().trimmed();
    if (m_view && kind() == CommandosNote && role() && !text.isEmpty())
    {
        m_text->clear();
        emit commandoNoted(omega::inPlay(m_view->open, *role()).seat, text);
    }
    const std::optional<Ask> ask = m_view ? asked() : std::nullopt;
    if (!ask)
        return;
    if (kind() == Notes)
        m_text->clear();
    if (kind() == Explosion)
        return emit explosionAsked(explosionOn(m_view->open, *m_picked.space));
    const SeenView before = m_view;
    emit commandGiven(*ask);
    if (m_view != before && kind() != Notes && kind() != NoteGoes)
        emit closeAsked();
}

void TableForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void TableForm::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit closeAsked();
    else
        QFrame::keyPressEvent(event);
}

void TableForm::fillLists()
{
    refill(m_kind, wording::tableActs());
    if (!m_view)
        return;
    const omega::PublicTable &table = m_view->open;
    QStringList names;
    for (const omega::Combatant &one : omega::everybodyOn(table))
        names << wording::nameOf(table, one);
    refill(m_who, names);
    QStringList stats;
    if (kind() == Challenge)
        for (const omega::Stat stat : challengeStats)
            stats << wording::name(stat);
    else
        for (const omega::Stat stat : allStats)
            stats << wording::name(stat);
    refill(m_stat, stats);
    QStringList choices;
    if (kind() == EffectBegins)
        for (const omega::Until until : ends)
            choices << wording::name(until);
    if (kind() == EffectEnds)
        for (const omega::Effect &effect : table.effects)
            choices << tr("%1 on %2", "an effect, on somebody")
                           .arg(wording::nameOf(table, effect.name), wording::nameOf(table, effect.on));
    if (kind() == NoteGoes && m_view->overseer)
        for (const std::string &note : m_view->overseer->notes)
            choices << singleLine(QString::fromStdString(note));
    if (kind() == Piece)
        for (const omega::KindId &piece : piecesOf(table))
            choices << wording::nameOf(table, piece);
    refill(m_choice, choices);
}

void TableForm::showFields()
{
    const TableAct now = kind();
    const auto among = [now](std::initializer_list<TableAct> kinds) { return std::ranges::count(kinds, now) > 0; };
    m_who->setVisible(among({Challenge, Action, EffectBegins, Interruption, Power, CommandosNote}));
    m_text->setVisible(among({Action, EffectBegins, Interruption, Plan, Notes, CommandosNote}));
    m_stat->setVisible(among({Challenge, EffectBegins}));
    m_choice->setVisible(among({EffectBegins, EffectEnds, Piece, NoteGoes}));
    m_amount->setVisible(among({Challenge, EffectBegins, Explosion, Power}));
    m_cost->setVisible(among({Action, Interruption}));
    const bool marked = m_view && m_picked.space && blastMarkedOn(m_view->open, *m_picked.space);
    for (QSpinBox *box : {m_black, m_red})
        box->setVisible(now == Explosion && !marked);
    m_amount->setVisible(m_amount->isVisibleTo(this) && !(now == Explosion && marked));
    m_amount->setMinimum(now == EffectBegins ? -most : now == Challenge ? 1 : 0);
    writeAround(m_amount,
        now == Explosion       ? tr("radius %1")
            : now == Challenge ? tr("hits needed %1")
            : now == Power     ? tr("tokens %1")
                               : tr("amount %1"));
    m_hint->setText(hint());
    m_hint->setVisible(!m_hint->text().isEmpty());
}

/// What is there already, or what is lacking.
QString TableForm::hint() const
{
    const TableAct now = kind();
    const omega::Secrets secrets = m_view && m_view->overseer ? *m_view->overseer : omega::Secrets{};
    if (const auto blast
        = now == Explosion && m_view && m_picked.space ? blastMarkedOn(m_view->open, *m_picked.space) : std::nullopt)
        return tr("On %1: %2, radius %3, %4", "a space, a marker, how far, dice")
            .arg(spaceName(blast->at), wording::name(*blast->marker))
            .arg(blast->radius)
            .arg(wording::dice(blast->dice));
    if (now == Explosion || now == Piece)
        return m_picked.space ? tr("On %1").arg(spaceName(*m_picked.space)) : tr("Choose a space on the board first");
    if (now == Plan)
        return QString::fromStdString(secrets.plan);
    if (now == CommandosNote)
        return tr("Added to that player’s notes, which nobody else sees, not even you.");
    if (now == Action || now == EffectBegins || now == Interruption)
        return tr("Everybody will read the name.");
    if (now != Notes && now != NoteGoes)
        return {};
    QStringList notes;
    for (const std::string &note : secrets.notes)
        notes << QStringLiteral("· ") + QString::fromStdString(note);
    if (now == Notes)
        notes << tr("Only the overseer reads it, and the overseer’s report prints it.");
    return notes.isEmpty() ? tr("No notes yet") : notes.join(u'\n');
}

void TableForm::retranslate()
{
    fillLists();
    showFields();
    writeAround(m_black, tr("black %1"));
    writeAround(m_red, tr("red %1"));
    writeAround(m_cost, tr("cost %1"));
    for (QSpinBox *box : {m_amount, m_black, m_red, m_cost})
    {
        box->setAccessibleName(wordsAround(box->prefix() + box->suffix()));
        box->setToolTip(tr("A number given by the card or the ability"));
    }
    m_text->setPlaceholderText(kind() == Plan || kind() == Notes || kind() == CommandosNote ? tr("In your own words")
                                                                                            : tr("What it is called"));
    m_text->setAccessibleName(m_text->placeholderText());
    m_text->setToolTip(m_text->placeholderText());
    const std::array<std::pair<QComboBox *, QString>, 4> lists{
        {{m_kind, tr("What happens")}, {m_who, tr("Who")}, {m_stat, tr("Which number")}, {m_choice, tr("Which one")}}};
    for (const auto &[list, name] : lists)
    {
        list->setAccessibleName(name);
        list->setToolTip(name);
    }
    label(m_do, wording::doing(kind()), tr("Carry out this form"));
    label(m_close, {}, tr("Close the form (Esc)"));
    renderComplete();
}

} // namespace dossier
