/** Derives a readable name from a slug: "coffee-with-developers" becomes "Coffee with developers". */
export const slugAsName = (slug: string) =>
  (slug.charAt(0).toUpperCase() + slug.slice(1)).replaceAll("-", " ");
