#pragma once

#include "views/kit/screen.h"

#include <QVariant>

namespace dossier
{

/// A screen that is the page of a scroll area. It shows the first of several variants that fits into the area, and
/// brings parts into sight.
class ScrolledScreen : public Screen
{
public:
    explicit ScrolledScreen(QWidget *parent)
        : Screen(parent)
    {
    }

    /// Shows the first variant, counted from 0, of which everything is visible at once; the last where none is. It is
    /// chosen again only with another room or another `content`: another variant may hide the focused widget.
    void renderFitting(
        const QString &seat, int variants, const QVariantList &content, const std::function<Part(int variant)> &make);

    /// Scrolls the part with that key into view once it is laid out, and again with another font or language.
    void bringIntoSight(const QString &key);

protected:
    bool event(QEvent *event) override;

private:
    [[nodiscard]] QVariantList needs() const;
    [[nodiscard]] bool fits() const;
    void choose();

    int m_variants = 1;
    int m_variant = 0;
    QVariantList m_content;
    /// The values that decided the variant.
    QVariantList m_fitted;
    QString m_inSight;
};

} // namespace dossier
