#pragma once

#include "model/specter/seen/view.h"

#include <QFrame>

class QLabel;

namespace dossier
{

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
    QLabel *m_caption;
    QLabel *m_said;
    QLabel *m_about;
};

/// Says below a headline as many of the sentences as leave room for the rest of the column, the first ones: the
/// headline says the last. All of them are in the tip.
void sayBelow(const QLabel &headline, QLabel &about, const QStringList &all);

/// The same of what was said there before: a page that is shown only now is as high as its window.
void sayBelowAgain(const QLabel &headline, QLabel &about);

/// The same whenever the letters of the two get another size; the headline goes with what stands below it.
void measureWithLetters(const QLabel &headline, QLabel &about);

/// What an agent said last, as few words as can be: “Clear”; empty before he said anything.
QString lastWords(const specter::PublicTable &table, specter::Agent agent);

/// The same as a sentence with its turn.
QString lastSentence(const specter::PublicTable &table, specter::Agent agent);

} // namespace dossier
