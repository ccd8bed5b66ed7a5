import { PRODUCT_NAME } from "@devguild/schemas/product";

/** A thing as schema.org describes it. */
export type Thing = { "@type": string; [property: string]: unknown };

/** A thing that a page is about, ready to stand in it; what it does not know is left out. */
export const describe = (thing: Thing): Thing & { "@context": string } => ({
  "@context": "https://schema.org",
  ...(Object.fromEntries(
    Object.entries(thing).filter(([, value]) => value !== null && value !== undefined),
  ) as Thing),
});

/** Things as a page's metadata carries them; null where there is nothing to say of one. */
export const asMeta = (...things: readonly (Thing | null)[]) =>
  things.flatMap((thing) => (thing ? [{ "script:ld+json": thing }] : []));

/** A path of ours as a whole address; another site's address stays as it is. */
export const absoluteOn = (site: string, path: string) =>
  path.startsWith("/") ? site + path : path;

/** Who runs the site, as the publisher of what stands on it. */
export const buildPublisher = (site: string): Thing => ({
  "@type": "Organization",
  name: PRODUCT_NAME,
  url: `${site}/`,
  logo: `${site}/favicon.svg`,
});
