#pragma once

#include "model/specter/seen/options.h"

#include <QFrame>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace dossier
{

class Choice;

/// What the printed rules leave open: one choice each, with a sentence on what it changes.
class OptionsCard : public QFrame
{
    Q_OBJECT

public:
    explicit OptionsCard(QWidget *parent);

    /// What only five players meet is asked of them alone.
    void render(const specter::TableOptions &options, int players);

signals:
    void optionsChosen(const dossier::specter::TableOptions &options);

protected:
    void changeEvent(QEvent *event) override;

private:
    Choice *add(QVBoxLayout *column);
    void choose();
    void retranslate();
    void retranslateLater();

    QLabel *m_caption;
    std::vector<QLabel *> m_hints;
    Choice *m_edition;
    Choice *m_corner;
    Choice *m_between;
    Choice *m_junctions;
    Choice *m_disputed;
    Choice *m_nearness;
    Choice *m_driving;
    Choice *m_sensor;
    Choice *m_smoke;
    Choice *m_barred;
    Choice *m_cards;
    Choice *m_escape;
};

} // namespace dossier
