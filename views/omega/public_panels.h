#pragma once

#include "board_scene.h"
#include "public_panel.h"
#include "told_line.h"

#include <QStringList>

namespace dossier
{

/// Mission, round, Crisis Point, and who it is on.
class PublicHeader : public PublicPanel
{
    Q_OBJECT

public:
    using PublicPanel::PublicPanel;

protected:
    void draw(PublicInk &ink, const omega::View &view) override;
    [[nodiscard]] QString told(const omega::View &view) const override;
};

/// The twenty spaces of the round track with timers, Crisis Point and the mission events that everybody knows.
class PublicTrack : public PublicPanel
{
    Q_OBJECT

public:
    using PublicPanel::PublicPanel;

protected:
    void draw(PublicInk &ink, const omega::View &view) override;
    [[nodiscard]] QString told(const omega::View &view) const override;
};

/// A card for each commando: initiative, stance or condition, adrenaline, wounds.
class PublicCommandos : public PublicPanel
{
    Q_OBJECT

public:
    using PublicPanel::PublicPanel;

protected:
    void draw(PublicInk &ink, const omega::View &view) override;
    [[nodiscard]] QString told(const omega::View &view) const override;

private:
    static void drawCard(PublicInk &ink, const QRectF &card, const omega::View &view, omega::Role role);
};

/// The energy pool in large figures, and where all the tokens lie.
class PublicPool : public PublicPanel
{
    Q_OBJECT

public:
    using PublicPanel::PublicPanel;

protected:
    void draw(PublicInk &ink, const omega::View &view) override;
    [[nodiscard]] QString told(const omega::View &view) const override;
};

/// The wells of the dashboard with cost and tokens.
class PublicWells : public PublicPanel
{
    Q_OBJECT

public:
    using PublicPanel::PublicPanel;

protected:
    void draw(PublicInk &ink, const omega::View &view) override;
    [[nodiscard]] QString told(const omega::View &view) const override;

private:
    static void drawWell(PublicInk &ink, const QRectF &row, const omega::View &view, const omega::Ability &ability);
};

/// The figures that are left in the reserves.
class PublicReserves : public PublicPanel
{
    Q_OBJECT

public:
    using PublicPanel::PublicPanel;

protected:
    void draw(PublicInk &ink, const omega::View &view) override;
    [[nodiscard]] QString told(const omega::View &view) const override;
};

/// The map as far as it is revealed, with all that lies and stands on it.
class PublicMap : public PublicPanel
{
    Q_OBJECT

public:
    using PublicPanel::PublicPanel;

protected:
    void draw(PublicInk &ink, const omega::View &view) override;
    [[nodiscard]] QString told(const omega::View &view) const override;
};

/// What happened last, as everybody may read it.
class PublicJournal : public PublicPanel
{
    Q_OBJECT

public:
    using PublicPanel::PublicPanel;

    /// The last lines, the newest first.
    void renderLines(std::vector<ToldLine> lines);

protected:
    void draw(PublicInk &ink, const omega::View &view) override;
    [[nodiscard]] QString told(const omega::View &view) const override;

private:
    [[nodiscard]] QStringList sentences() const;

    std::vector<ToldLine> m_lines;
};

} // namespace dossier
