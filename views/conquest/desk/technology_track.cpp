#include "views/conquest/desk/technology_track.h"

#include "model/conquest/seen/pack.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace dossier
{

namespace
{

struct TrackWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::TechnologyTrack)
};

constexpr int spaces = conquest::endOfTheTrack + 1;
constexpr int gap = 3;

class TechnologyTrack : public QWidget
{
public:
    explicit TechnologyTrack(QWidget *parent);

    void show(int marker, const std::vector<int> &redCircles, const Action<int> &move, const Theme &theme);

    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] int side() const;

    int m_marker = 0;
    std::vector<int> m_redCircles;
    Action<int> m_move;
    Theme m_theme;
};

TechnologyTrack::TechnologyTrack(QWidget *parent)
    : QWidget(parent)
    , m_theme(themeFor(ThemeChoice::Dark))
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void TechnologyTrack::show(int marker, const std::vector<int> &redCircles, const Action<int> &move, const Theme &theme)
{
    m_marker = marker;
    m_redCircles = redCircles;
    m_move = move;
    m_theme = theme;
    update();
}

int TechnologyTrack::side() const
{
    return fontMetrics().height() + 1;
}

QSize TechnologyTrack::sizeHint() const
{
    return {spaces * (side() + gap), side() + 2};
}

void TechnologyTrack::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < spaces; ++i)
    {
        const QRectF rect(i * (side() + gap) + 1.0, 1.0, side() - 1.0, side() - 1.0);
        const bool red = std::ranges::find(m_redCircles, i) != m_redCircles.end() || i == conquest::endOfTheTrack;
        const bool here = i == m_marker;
        painter.setPen(QPen(red ? m_theme.red.text : m_theme.line, red ? 1.8 : 1.0));
        painter.setBrush(here ? m_theme.ink : m_theme.raised);
        // A space that calls tokens is round, as on the sheet, so that colour is not the only mark.
        if (red)
            painter.drawEllipse(rect);
        else
            painter.drawRoundedRect(rect, 3, 3);
        painter.setPen(here ? m_theme.ground : i < m_marker ? m_theme.dim : m_theme.ink);
        painter.drawText(
            rect, Qt::AlignCenter, i == conquest::endOfTheTrack ? QStringLiteral("✹") : QString::number(i));
    }
    if (!hasFocus())
        return;
    painter.setPen(QPen(m_theme.ink, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

void TechnologyTrack::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    const int pressed = std::clamp(static_cast<int>(event->position().x()) / (side() + gap), 0, spaces - 1);
    if (pressed != m_marker)
        m_move.run(pressed);
}

void TechnologyTrack::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Right && m_marker + 1 < spaces)
        m_move.run(m_marker + 1);
    else if (event->key() == Qt::Key_Left && m_marker > 0)
        m_move.run(m_marker - 1);
    else
        QWidget::keyPressEvent(event);
}

} // namespace

Part technologyTrack(int marker, const std::vector<int> &redCircles, const Action<int> &move)
{
    const auto show = [marker, redCircles, move](QWidget *shown, const Theme &theme)
    { static_cast<TechnologyTrack *>(shown)->show(marker, redCircles, move, theme); };
    QStringList circles;
    for (const int circle : redCircles)
        circles << QString::number(circle);
    return embedded(QStringLiteral("track"),
        {[](QWidget *parent) { return new TechnologyTrack(parent); }, show,
            QVariantList{marker, QVariant::fromValue(QList<int>(redCircles.begin(), redCircles.end()))}})
        .named(TrackWords::tr("Human technology: the marker is on %1 of %2").arg(marker).arg(conquest::endOfTheTrack))
        .withTip(TrackWords::tr("Red circles bring tokens (%1); at %2 the cannon fires and the aliens have lost. "
                                "Click to correct the marker.")
                .arg(circles.join(QStringLiteral(", ")))
                .arg(conquest::endOfTheTrack));
}

} // namespace dossier
