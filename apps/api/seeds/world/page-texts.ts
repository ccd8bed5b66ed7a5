import type { categoryPageTexts } from "../../src/modules/postings/postings.tables.ts";

/** The editors' texts for the most visited category pages. */
export const CATEGORY_PAGE_TEXTS: (typeof categoryPageTexts.$inferInsert)[] = [
  {
    url: "/jobs/s/go",
    page_type: "s",
    seo_text:
      "Go is small on purpose, and the teams that choose it tend to like plain answers. Most of these jobs are about services that have to stay quick while they grow. Look for PostgreSQL, Kafka and Kubernetes beside it: they come together more often than not.",
  },
  {
    url: "/jobs/s/typescript",
    page_type: "s",
    seo_text:
      "TypeScript runs in browsers, on servers and increasingly at the edge, so this list is a long one. Narrow it by what you like to build: screens, services or the tools that others build with.",
  },
  {
    url: "/jobs/s/python",
    page_type: "s",
    seo_text:
      "Under the word Python you find web backends, data platforms and machine learning, which are three different jobs. Add a second skill, such as Django, dbt or PyTorch, and the list becomes yours.",
  },
  {
    url: "/jobs/s/rust",
    page_type: "s",
    seo_text:
      "Rust has moved from side projects into products: robots, networks, data engines. Many of these teams hire people from C++ or Go and give them time to learn.",
  },
  {
    url: "/jobs/s/postgresql",
    page_type: "s",
    seo_text:
      "Few ads are only about PostgreSQL, and many would be nothing without it. If you can read a query plan and like to explain it, you have more choice here than a job title suggests.",
  },
  {
    url: "/jobs/l/germany",
    page_type: "l",
    seo_text:
      "Germany has the most open positions on this page, and not all of them ask for German. Berlin and Hamburg lead, but the factories of the south and the universities of the east pay attention too. Salaries are gross, a year.",
  },
  {
    url: "/jobs/l/austria",
    page_type: "l",
    seo_text:
      "From Vienna's banks and newsrooms to the machine builders of Linz and Graz. Austrian collective agreements name a minimum; the ads here name what is really paid.",
  },
  {
    url: "/jobs/l/netherlands",
    page_type: "l",
    seo_text:
      "Dutch teams work in English more often than any other on the continent. Ports, water and payments are the trades that you meet most.",
  },
  {
    url: "/jobs/e/junior",
    page_type: "e",
    seo_text:
      "First jobs are harder to find than they should be. Each of these teams says who will show you around; if an ad does not, ask.",
  },
  {
    url: "/jobs/ln/german",
    page_type: "ln",
    seo_text:
      "Jobs in which German is the language of the day. The level that is needed differs: a control room wants quick ears, a tax adviser wants exact words.",
  },
];
