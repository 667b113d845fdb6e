#pragma once

#include "model/core/rule.h"
#include "views/kit/theme.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;

namespace dossier
{

class FlowingArea;
class PageHeader;
class RuleView;

/// The rules in the program's own words: a list to search, and the rule that is chosen.
class RulesPage : public QWidget
{
    Q_OBJECT

public:
    explicit RulesPage(QWidget *parent = nullptr);

    /// Opens a rule's text, whatever is searched for.
    void showRule(Rule rule);
    void setTheme(const Theme &theme);

    /// What is typed from now on is searched for, whatever was.
    void beginSearch();

    [[nodiscard]] Rule rule() const;

signals:
    void backAsked();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void retranslate();
    void suggestWords();
    void fillList();
    void find();
    void choose(int row);

    PageHeader *m_header;
    QLabel *m_searchName;
    QLineEdit *m_search;
    QListWidget *m_list;
    /// The game that is read about.
    QString m_game;
    QLabel *m_nothing;
    FlowingArea *m_area;
    RuleView *m_view;
};

} // namespace dossier
