#pragma once

#include "model/omega/seen/refusal.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace dossier
{

class ReadOut;
class RuleLinks;
class SetupHands;

/// The bar under the board before the game: what is to be done on the board now, or what the game still waits for. Its
/// height is always the same.
class SetupBar : public QFrame
{
    Q_OBJECT

public:
    explicit SetupBar(QWidget *parent);

    /// With nothing held, whether the game can begin, which `no` says.
    void render(const omega::View &view, const SetupHands &hands, const omega::Refusal &no);

    /// As it stood then, which nothing is done to.
    void renderPast();

signals:
    /// What is not set up yet is to be set up as usual.
    void restAsked();
    void ruleAsked(dossier::Rule rule);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fit();
    void retranslate();

    QLabel *m_sign;
    ReadOut *m_status;
    RuleLinks *m_rule;
    QPushButton *m_rest;
};

} // namespace dossier
