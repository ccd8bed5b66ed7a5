import { PRODUCT_NAME } from "@devguild/schemas/product";
import { localized } from "@devguild/session/redirects";

import { buildPublisher, describe } from "./schema-org.ts";

/** Builds the structured data for the site itself: its name, its publisher, and its job search. */
export const webSite = (site: string) =>
  describe({
    "@type": "WebSite",
    name: PRODUCT_NAME,
    url: `${site}/`,
    publisher: buildPublisher(site),
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${site}${localized("/jobs")}?words={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  });
