const CENTS = 100;
const euros = new Intl.NumberFormat("en-GB", {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 2,
  trailingZeroDisplay: "stripIfInteger",
});

/** An amount of cents as people read it: "€1,499". */
export const priceText = (cents: number) => euros.format(cents / CENTS);
