import { pageMeta } from "@devguild/app-shell/page-meta";
import { articlePath } from "@devguild/schemas/constants/magazine";
import type { Article } from "@devguild/schemas/magazine";
import type { MetaDescriptor } from "react-router";

/** Returns the meta tags of an article's page; none if it did not load. */
export const articleMeta = (
  matches: Parameters<typeof pageMeta>[0],
  article: Article | undefined,
  { noindex = false, more }: { noindex?: boolean; more?: MetaDescriptor[] | undefined } = {},
): MetaDescriptor[] =>
  article
    ? [
        ...pageMeta(matches, {
          title: article.meta_title ?? article.title,
          description: article.meta_description ?? article.summary,
          path: articlePath(article),
          image: article.og_image,
          noindex,
          more,
        }),
        { property: "og:image:alt", content: article.image_alt },
        { property: "og:type", content: "article" },
      ]
    : [];
