#pragma once

#include "views/kit/part.h"
#include "views/kit/tone.h"

#include <QLabel>

namespace dossier
{

/// The sign beside a headline: a tick, a cross or a question mark in a ring, as high as two lines of text.
class VerdictSign : public QLabel
{
    Q_OBJECT

public:
    explicit VerdictSign(QWidget *parent = nullptr);

    void setTone(wording::Tone tone);

    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    wording::Tone m_tone = wording::Tone::Open;
};

/// Returns the word by which the style sheet knows a tone.
QLatin1String toneName(wording::Tone tone);

/// Returns the sign as a part.
Part verdictSign(wording::Tone tone);

/// Returns a headline with the word for its sign, and the reasons, for screen readers.
QString spokenVerdict(wording::Tone tone, const QString &headline, const QString &reasons = {});

/// Gives a widget the look of a tone, from the style sheet.
void setTone(QWidget *widget, wording::Tone tone);

} // namespace dossier
