#pragma once

#include <QWidget>

class QLabel;

namespace dossier
{

class PageHeader;

/// Version, licences, and who has nothing to do with the program.
class AboutPage : public QWidget
{
    Q_OBJECT

public:
    explicit AboutPage(QWidget *parent = nullptr);

signals:
    void backAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Section
    {
        QLabel *caption;
        QLabel *text;
    };

    void layOut();
    void retranslate();

    PageHeader *m_header;
    Section m_licence;
    Section m_parts;
    Section m_publishers;
};

} // namespace dossier
