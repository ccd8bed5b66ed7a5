/**
 * Formats a residence: "Leipzig, Germany", or "Panitzsch (near Leipzig, Germany)" for a town that isn't
 * in the catalogue. Empty without a city.
 */
export const formatResidence = (
  town: string | null,
  ...listed: readonly (string | null | undefined)[]
) => {
  const city = listed.filter(Boolean).join(", ");
  return town ? `${town} (near ${city})` : city;
};
