#pragma once

#include "views/conquest/desk/ask.h"
#include "views/kit/theme.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace dossier
{

class TechnologyTrack;

/// What the one button of the header does, and what it says; without words there is none.
struct ConquestPrimary
{
    /// Given as it stands; else the page does what the words say.
    std::optional<ConquestAsk> ask{};
    QString text{};
    QString tip{};
    /// Not what is meant most likely.
    bool quiet = false;
};

/// The strip at the top of the page of play: phase and whose it is, round, terror of what wins, the technology track,
/// the steps of what is under way, and the one button that says what it will do. It never changes its height.
class ConquestHeader : public QFrame
{
    Q_OBJECT

public:
    explicit ConquestHeader(QWidget *parent);

    void render(const SeenConquest &view, const ConquestPrimary &primary);
    void setTheme(const Theme &theme);

    [[nodiscard]] QPushButton *primary() const { return m_primary; }

    [[nodiscard]] bool canGoOn() const { return !m_act.text.isEmpty(); }

signals:
    /// The one button was pressed.
    void primaryPressed();
    void backAsked();
    void markerAsked(int marker);
    /// A right click: the course of the game is to be put right.
    void menuAsked(QPoint global);

protected:
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void fit();
    void retranslate();
    void keepPart();
    void renderPart();
    void renderSteps();
    void renderTerror();
    void renderTechnology();
    [[nodiscard]] QString technologyText() const;
    [[nodiscard]] bool isWide() const;
    void fitSteps();

    SeenConquest m_view;
    ConquestPrimary m_act;
    QPushButton *m_back;
    QLabel *m_part;
    QLabel *m_round;
    QLabel *m_terror;
    QWidget *m_technology;
    QLabel *m_trackCaption;
    TechnologyTrack *m_track;
    QWidget *m_steps;
    QHBoxLayout *m_stepsRow;
    QList<QLabel *> m_chips;
    QString m_measured;
    /// How wide terror, and the technology in words, are at most.
    int m_terrorWide = 0;
    int m_technologyWide = 0;
    /// The same by its letter, where there is no room for the words.
    int m_technologyShort = 0;
    bool m_technologyInWords = false;
    qsizetype m_stepCount = 0;
    qsizetype m_stepDue = 0;
    QPushButton *m_primary;
};

} // namespace dossier
