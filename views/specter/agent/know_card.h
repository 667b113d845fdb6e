#pragma once

#include "views/kit/theme.h"
#include "views/specter/asks/agent_draft.h"

#include <QFrame>

class QLabel;

namespace dossier
{

class SizeLine;

/// How many spaces the hunters must reckon with, by public facts alone: now, and after what the draft would show.
class KnowCard : public QFrame
{
    Q_OBJECT

public:
    explicit KnowCard(QWidget *parent);

    void render(const PublicKnowledge &known, bool over);
    void setTheme(const Theme &theme);

private:
    QLabel *m_caption;
    QLabel *m_chip;
    QLabel *m_number;
    QLabel *m_text;
    SizeLine *m_line;
};

} // namespace dossier
