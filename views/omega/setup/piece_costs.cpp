#include "views/omega/setup/piece_costs.h"

#include "views/kit/flow_layout.h"
#include "views/kit/framed_number.h"
#include "views/kit/labels.h"
#include "views/kit/optional_number.h"
#include "views/kit/tab_order.h"
#include "views/omega/words/wording.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int mostCost = 30;

} // namespace

PieceCosts::PieceCosts(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_more(new QWidget(this))
    , m_other(new QComboBox(m_more))
    , m_add(newButton("offer", QStringLiteral("plus"), m_more))
{
    auto *flow = new FlowLayout(m_more, 8);
    flow->addWidget(m_other);
    flow->addWidget(m_add);
    m_column->setContentsMargins({});
    m_column->setSpacing(4);
    m_column->addWidget(m_more);
    connect(m_add, &QPushButton::clicked, this,
        [this]
        {
            const auto chosen = static_cast<std::size_t>(std::max(0, m_other->currentIndex()));
            if (chosen < m_others.size())
                emit commandGiven(correcting(omega::AbilityWritten{m_others[chosen]}));
        });
    retranslate();
}

void PieceCosts::addRow()
{
    const std::size_t index = m_rows.size();
    auto *costs = new QWidget(this);
    Row row{newParagraph(Role::Strong, this), costs, new OptionalNumber(mostCost, costs),
        new OptionalNumber(mostCost, costs), new OptionalNumber(mostCost, costs),
        newButton("icon", QStringLiteral("x"), costs)};
    auto *flow = new FlowLayout(costs);
    for (OptionalNumber *number : {row.ready, row.committed, row.refresh})
    {
        flow->addWidget(number);
        tabBefore(m_other, number);
        connect(number, &OptionalNumber::numberChosen, this, [this, index] { change(index); });
    }
    flow->addWidget(row.leaves);
    tabBefore(m_other, row.leaves);
    connect(row.leaves, &QPushButton::clicked, this,
        [this, index]
        {
            if (index < m_pieces.size())
                emit commandGiven(correcting(omega::AbilityRemoved{m_pieces[index]}));
        });
    const auto place = static_cast<int>(index) * 2;
    m_column->insertWidget(place, row.name);
    m_column->insertWidget(place + 1, costs);
    m_rows.push_back(row);
}

void PieceCosts::change(std::size_t row)
{
    if (row >= m_pieces.size())
        return;
    omega::Ability piece = m_pieces[row];
    piece.readyCost = m_rows[row].ready->number();
    piece.committedCost = m_rows[row].committed->number();
    piece.committable = piece.committable || piece.committedCost.has_value();
    piece.refresh = m_rows[row].refresh->number();
    emit commandGiven(correcting(omega::AbilityWritten{piece}));
}

void PieceCosts::render(const SeenView &view, const std::vector<omega::Ability> &box)
{
    m_pieces = view->open.content.abilities;
    m_others.clear();
    for (const omega::Ability &piece : box)
        if (omega::found(m_pieces, piece.id) == nullptr)
            m_others.push_back(piece);
    while (m_rows.size() < m_pieces.size())
        addRow();
    retranslate();
}

void PieceCosts::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PieceCosts::retranslate()
{
    for (std::size_t at = 0; at < m_rows.size(); ++at)
    {
        const Row &row = m_rows[at];
        const bool shown = at < m_pieces.size();
        row.name->setVisible(shown);
        row.costs->setVisible(shown);
        if (!shown)
            continue;
        const omega::Ability &piece = m_pieces[at];
        const QString name = wording::name(piece.name);
        row.name->setText(name);
        const auto fill = [&](OptionalNumber *box, const QString &words, std::optional<int> number, const QString &tip)
        {
            writeAround(box, words);
            box->setSpecialValueText(words.arg(QStringLiteral("–")));
            box->setNumber(number);
            box->setTexts(tr("%1: %2", "a piece, one of its costs").arg(name, wordsAround(words)), tip);
        };
        fill(row.ready, tr("cost %1"), piece.readyCost, tr("What using it costs while it is ready"));
        fill(row.committed, tr("committed %1"), piece.committedCost,
            tr("What using it costs while tokens are in its well; a dash for never, or unknown"));
        fill(row.refresh, tr("refresh %1"), piece.refresh, tr("Tokens that each refresh removes"));
        label(row.leaves, {}, tr("%1 leaves the dashboard", "a piece").arg(name));
    }
    m_more->setVisible(!m_others.empty());
    const QSignalBlocker quiet(m_other);
    const int at = m_other->currentIndex();
    m_other->clear();
    for (const omega::Ability &piece : m_others)
        m_other->addItem(wording::name(piece.name));
    m_other->setCurrentIndex(std::clamp(at, 0, std::max(0, m_other->count() - 1)));
    m_other->setAccessibleName(tr("Tiles of the box that are not in play"));
    m_other->setToolTip(m_other->accessibleName());
    label(m_add, tr("Add the tile"), tr("Place it beside those of the mission"));
}

} // namespace dossier
