#pragma once

#include "views/kit/theme.h"
#include "views/omega/asks/ask.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace dossier
{

/// Tokens as a bar whose parts always make up the whole.
class AdrenalineBar : public QWidget
{
    Q_OBJECT

public:
    explicit AdrenalineBar(QWidget *parent);

    void render(const omega::Adrenaline &adrenaline);
    void setTheme(const Theme &theme);

    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// A purse with its share of the bar.
    struct Part
    {
        int tokens = 0;
        QColor colour;
        QString name;
        QRectF rect;
    };

    void paintNames(QPainter &painter, const std::vector<Part> &parts) const;
    [[nodiscard]] int barHeight() const;
    [[nodiscard]] QFont smallFont() const;
    void retranslate();

    omega::Adrenaline m_adrenaline;
    Theme m_theme;
};

/// Where the 96 tokens lie, what the next transfer will do, and the pool to be put right by hand.
class AdrenalineCard : public QFrame
{
    Q_OBJECT

public:
    explicit AdrenalineCard(QWidget *parent);

    void render(const SeenView &view);
    void setTheme(const Theme &theme);

signals:
    void commandGiven(const dossier::Ask &command);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void correctPool(int by);

    SeenView m_view;
    QLabel *m_caption;
    QLabel *m_balance;
    AdrenalineBar *m_bar;
    QLabel *m_forecast;
    QPushButton *m_less;
    QPushButton *m_more;
};

} // namespace dossier
