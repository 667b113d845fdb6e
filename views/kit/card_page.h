#pragma once

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace dossier
{

/// A page with one card in its middle, for somebody's eyes: a caption, a title, a text, and below them what the page
/// adds. It takes the focus when it is shown, so that a key that was on its way to the screen before presses nothing;
/// its buttons are reached by Tab or by keys of their own.
class CardPage : public QWidget
{
    Q_OBJECT

protected:
    explicit CardPage(QWidget *parent);

    /// Where what the page adds is laid, below the text.
    [[nodiscard]] QVBoxLayout &column() const { return *m_column; }

    [[nodiscard]] QLabel &caption() const { return *m_caption; }

    [[nodiscard]] QLabel &title() const { return *m_title; }

    [[nodiscard]] QLabel &text() const { return *m_text; }

    /// Says everything anew: also when another language is spoken.
    virtual void retranslate() = 0;

    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void describe();

    QLabel *m_caption;
    QLabel *m_title;
    QLabel *m_text;
    QVBoxLayout *m_column;
};

} // namespace dossier
