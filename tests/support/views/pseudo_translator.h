#pragma once

#include <QTranslator>

namespace dossier::test
{

/// Translates everything into itself between ⟦ and ⟧: a text without them never went through a translation.
class PseudoTranslator : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }

    [[nodiscard]] QString translate(
        const char *context, const char *source, const char *disambiguation, int count) const override;
};

} // namespace dossier::test
