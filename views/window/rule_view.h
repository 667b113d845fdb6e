#pragma once

#include "model/core/rule.h"
#include "views/kit/theme.h"

#include <QWidget>

class QLabel;

namespace dossier
{

class ExampleBoard;
class HexBoard;
class RuleLinks;
struct ExampleScene;
struct LocalizedText;

/// One rule: its title, text and printings, a small board with the engine's verdict, and rules to read on with.
class RuleView : public QWidget
{
    Q_OBJECT

public:
    explicit RuleView(QWidget *parent = nullptr);

    void render(Rule rule);
    void setTheme(const Theme &theme);

    [[nodiscard]] Rule rule() const { return m_rule; }

signals:
    void ruleAsked(dossier::Rule rule);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void draw(const ExampleScene &shown, const LocalizedText &caption);
    void tell(QWidget *board, const LocalizedText &caption, const QString &verdict);

    Rule m_rule{};
    QLabel *m_id;
    QLabel *m_title;
    QLabel *m_printings;
    QLabel *m_text;
    ExampleBoard *m_board;
    /// The same of sections of spaces.
    HexBoard *m_hexes;
    QLabel *m_caption;
    QLabel *m_verdict;
    QLabel *m_see;
    RuleLinks *m_further;
};

} // namespace dossier
