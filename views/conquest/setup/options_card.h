#pragma once

#include "model/conquest/seen/state.h"

#include <QFrame>

#include <vector>

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace dossier
{

class Choice;

/// What a table may have beside the usual, and what the book leaves open: one choice each, with a sentence on what it
/// changes.
class ConquestOptionsCard : public QFrame
{
    Q_OBJECT

public:
    explicit ConquestOptionsCard(QWidget *parent);

    void render(conquest::Mode mode, const conquest::Variants &variants, const conquest::TableOptions &options);

signals:
    void variantsChosen(const dossier::conquest::Variants &variants);
    void optionsChosen(const dossier::conquest::TableOptions &options);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// One thing that is left open.
    struct Row
    {
        Choice *choice;
        QLabel *hint;
        bool together;
    };

    void retranslate();
    void chooseVariants();
    void choose();

    QLabel *m_variantsCaption;
    QCheckBox *m_monument;
    QCheckBox *m_objective;
    QCheckBox *m_tokens;
    QLabel *m_caption;
    QLabel *m_about;
    std::vector<Row> m_rows;
};

} // namespace dossier
