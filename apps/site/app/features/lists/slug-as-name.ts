/** What a slug seems to stand for: "coffee-with-developers" is "Coffee with developers". */
export const slugAsName = (slug: string) =>
  (slug.charAt(0).toUpperCase() + slug.slice(1)).replaceAll("-", " ");
