const CENTS = 100;
const euros = new Intl.NumberFormat("en-GB", {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 2,
  trailingZeroDisplay: "stripIfInteger",
});

/** Formats an amount in cents: "€1,499". */
export const priceText = (cents: number) => euros.format(cents / CENTS);
