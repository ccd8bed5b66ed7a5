import { PRODUCT_NAME } from "@devguild/schemas/product";

/** An object described with schema.org properties. */
export type Thing = { "@type": string; [property: string]: unknown };

/** Adds the schema.org context to a page's main object, and drops empty properties. */
export const describe = (thing: Thing): Thing & { "@context": string } => ({
  "@context": "https://schema.org",
  ...(Object.fromEntries(
    Object.entries(thing).filter(([, value]) => value !== null && value !== undefined),
  ) as Thing),
});

/** Converts objects to meta tags; nulls are skipped. */
export const asMeta = (...things: readonly (Thing | null)[]) =>
  things.flatMap((thing) => (thing ? [{ "script:ld+json": thing }] : []));

/** Converts one of our paths to an absolute URL; other sites' URLs stay unchanged. */
export const absoluteOn = (site: string, path: string) =>
  path.startsWith("/") ? site + path : path;

/** Builds the publisher of the site's content. */
export const buildPublisher = (site: string): Thing => ({
  "@type": "Organization",
  name: PRODUCT_NAME,
  url: `${site}/`,
  logo: `${site}/favicon.svg`,
});
