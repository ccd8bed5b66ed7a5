/** Formats an amount in cents with separators, without its currency: 1,771.91. */
export const formatCents = (cents: number) =>
  (cents / 100)
    .toLocaleString("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    .replace("-", "−");

/** Formats an amount in cents that is invoiced, or stands under others: €1,771.91, €699.00, −€330.00. */
export const formatSum = (cents: number) => `€${formatCents(cents)}`.replace("€−", "−€");

/** Formats a price in cents, as texts and cards name it; full euros have no decimals: €699, €12.50. */
export const formatPrice = (cents: number) => formatSum(cents).replace(/\.00$/, "");
