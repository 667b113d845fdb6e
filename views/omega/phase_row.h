#pragma once

#include "omega_view.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace dossier
{

/// The steps of a round as a row: what is done is dim, what is due is bright.
class PhaseRow : public QWidget
{
    Q_OBJECT

public:
    explicit PhaseRow(QWidget *parent);

    void render(const omega::View &view);

private:
    std::vector<QLabel *> m_chips;
};

} // namespace dossier
