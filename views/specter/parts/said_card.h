#pragma once

#include "model/specter/seen/view.h"

#include <QFrame>

class QLabel;

namespace dossier
{

class ScrolledWords;

/// What the agent said last, or both agents, in large type, and to whom; after the game, how it ended.
class SaidCard : public QFrame
{
    Q_OBJECT

public:
    explicit SaidCard(QWidget *parent);

    void render(const specter::View &view, specter::Agent agent);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void renderBoth(const specter::PublicTable &table);
    void sayBelow(const QStringList &all);

    QLabel *m_caption;
    QLabel *m_said;
    QLabel *m_about;
    ScrolledWords *m_below;
};

/// What an agent said last, as few words as can be: “Clear”; empty before he said anything.
QString lastWords(const specter::PublicTable &table, specter::Agent agent);

} // namespace dossier
