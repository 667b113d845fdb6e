#pragma once

#include "inference.h"
#include "public_part.h"
#include "specter_ask.h"

#include <QStringList>

#include <functional>

namespace dossier
{

/// A part of Specter Ops' window for everybody.
class SpecterPublicPart : public PublicPart
{
    Q_OBJECT

public:
    using PublicPart::PublicPart;

    /// Shows what everybody may know.
    void render(const SeenSpecter &everybodys);

protected:
    /// Draws the part; there is a view.
    virtual void draw(PublicInk &ink, const specter::View &view) = 0;

    /// The same in words.
    [[nodiscard]] virtual QString told(const specter::View &view) const = 0;

    [[nodiscard]] bool hasView() const final { return m_view != nullptr; }

    void drawPart(PublicInk &ink) final { draw(ink, *m_view); }

    [[nodiscard]] QString toldPart() const final { return told(*m_view); }

private:
    SeenSpecter m_view;
};

/// Turn, and whose part of it.
class SpecterPublicHeader : public SpecterPublicPart
{
    Q_OBJECT

public:
    using SpecterPublicPart::SpecterPublicPart;

protected:
    void draw(PublicInk &ink, const specter::View &view) override;
    [[nodiscard]] QString told(const specter::View &view) const override;
};

/// The forty turns as a row of marks, those that are over filled.
class SpecterPublicTurns : public SpecterPublicPart
{
    Q_OBJECT

public:
    using SpecterPublicPart::SpecterPublicPart;

protected:
    void draw(PublicInk &ink, const specter::View &view) override;
    [[nodiscard]] QString told(const specter::View &view) const override;
};

/// What the agent said last, in the largest letters.
class SpecterPublicSaid : public SpecterPublicPart
{
    Q_OBJECT

public:
    using SpecterPublicPart::SpecterPublicPart;

protected:
    void draw(PublicInk &ink, const specter::View &view) override;
    [[nodiscard]] QString told(const specter::View &view) const override;
};

/// The hunters: where they are, and how.
class SpecterPublicHunters : public SpecterPublicPart
{
    Q_OBJECT

public:
    using SpecterPublicPart::SpecterPublicPart;

protected:
    void draw(PublicInk &ink, const specter::View &view) override;
    [[nodiscard]] QString told(const specter::View &view) const override;
};

/// What everybody knows of the agents.
class SpecterPublicAgent : public SpecterPublicPart
{
    Q_OBJECT

public:
    using SpecterPublicPart::SpecterPublicPart;

protected:
    void draw(PublicInk &ink, const specter::View &view) override;
    [[nodiscard]] QString told(const specter::View &view) const override;
};

/// The board; with the heat map where people ask for it.
class SpecterPublicBoard : public SpecterPublicPart
{
    Q_OBJECT

public:
    using SpecterPublicPart::SpecterPublicPart;

    void showHeat(bool shown);

protected:
    void draw(PublicInk &ink, const specter::View &view) override;
    [[nodiscard]] QString told(const specter::View &view) const override;

private:
    bool m_heat = false;
    Inference m_inference;
};

/// Gives sentences in the language that is spoken, the newest first.
using PublicSentences = std::function<QStringList()>;

/// What happened last, as everybody may read it.
class SpecterPublicJournal : public SpecterPublicPart
{
    Q_OBJECT

public:
    using SpecterPublicPart::SpecterPublicPart;

    void renderLines(PublicSentences lines);

protected:
    void draw(PublicInk &ink, const specter::View &view) override;
    [[nodiscard]] QString told(const specter::View &view) const override;

private:
    PublicSentences m_lines;
};

} // namespace dossier
