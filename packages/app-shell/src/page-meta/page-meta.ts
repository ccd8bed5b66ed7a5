import { socialPagePicture } from "@devguild/schemas/constants/social-pages";
import { getErrorHeading } from "@devguild/schemas/constants/error-pages";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { isRouteErrorResponse, type MetaDescriptor } from "react-router";

import type { FrameData } from "../app-frame/frame-data.ts";

type Matches = readonly ({ id: string; loaderData: unknown } | undefined)[];

const getSiteUrl = (matches: Matches) =>
  (matches.find((match) => match?.id === "root")?.loaderData as FrameData | undefined)?.urls.site ??
  "";

type Page = {
  /** Followed by the product name, unless `bare` is set. */
  title: string;
  bare?: boolean;
  description?: string;
  /** The page's canonical path. */
  path: string;
  /** Shown where the page is shared; by default the picture of its part of the site. */
  image?: string | null | undefined;
  noindex?: boolean;
  /** Further descriptors, such as feeds and structured data, built where the page is rendered. */
  more?: readonly MetaDescriptor[] | undefined;
};

/** Builds the meta tags of an app's root: those of its error page, or its name until a page has more. */
export const rootMeta = (error: unknown): MetaDescriptor[] => {
  if (!error) return [{ title: PRODUCT_NAME }];
  const heading = getErrorHeading(isRouteErrorResponse(error) ? error.status : 500);
  return [
    { title: `${heading} · ${PRODUCT_NAME}` },
    { name: "robots", content: "noindex, nofollow" },
  ];
};

/** Builds the meta tags of a page for browsers, search engines and link previews. */
export const pageMeta = (matches: Matches, page: Page): MetaDescriptor[] => {
  const site = getSiteUrl(matches);
  const title = page.bare ? page.title : `${page.title} · ${PRODUCT_NAME}`;
  const image = page.image ?? (page.noindex ? null : socialPagePicture(page.path));
  const absolute = (path: string) => (path.startsWith("/") ? site + path : path);
  return [
    { title },
    { property: "og:title", content: title },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:url", content: absolute(page.path) },
    { tagName: "link", rel: "canonical", href: absolute(page.path) },
    ...(page.description
      ? [
          { name: "description", content: page.description },
          { property: "og:description", content: page.description },
        ]
      : []),
    ...(image
      ? [
          { property: "og:image", content: absolute(image) },
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : []),
    ...(page.more ?? []),
    ...(page.noindex ? [{ name: "robots", content: "noindex, nofollow" }] : []),
  ];
};
