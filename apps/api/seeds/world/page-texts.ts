import type { categoryPages } from "../../src/modules/page-inventory/page-inventory.tables.ts";

/** The editors' texts for the most visited category pages. */
export const CATEGORY_PAGE_TEXTS: (typeof categoryPages.$inferInsert)[] = [
  {
    url: "/jobs/s/go",
    page_type: "s",
    seo_text:
      "Go is small on purpose, and the teams that choose it tend to like plain answers. Most of these jobs are about services that have to stay fast as they grow. Look for PostgreSQL, Kafka and Kubernetes, too: they come together more often than not.",
  },
  {
    url: "/jobs/s/typescript",
    page_type: "s",
    seo_text:
      "TypeScript runs in browsers, on servers and increasingly at the edge, so this list is a long one. Narrow it down by what you like to build: screens, services, or the tools others build with.",
  },
  {
    url: "/jobs/s/python",
    page_type: "s",
    seo_text:
      "Python can mean web backends, data platforms or machine learning: three different jobs. Add a second skill, such as Django, dbt or PyTorch, to find yours.",
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
      "Few ads are only about PostgreSQL, but many wouldn’t work without it. If you can read a query plan and enjoy explaining it, you have more choice here than a job title suggests.",
  },
  {
    url: "/jobs/l/germany",
    page_type: "l",
    seo_text:
      "Germany has the most open jobs on this site, and not all of them require German. Berlin and Hamburg lead, but factories in the south and universities in the east are hiring, too. Salaries are gross per year.",
  },
  {
    url: "/jobs/l/austria",
    page_type: "l",
    seo_text:
      "From Vienna’s banks and newsrooms to the machine builders of Linz and Graz. Austrian collective agreements set a minimum; the ads here show what companies really pay.",
  },
  {
    url: "/jobs/l/netherlands",
    page_type: "l",
    seo_text:
      "Dutch teams work in English more often than any other on the continent. The most common industries are ports, water and payments.",
  },
  {
    url: "/jobs/e/junior",
    page_type: "e",
    seo_text:
      "First jobs are harder to find than they should be. A good team says who will show you the ropes; if an ad doesn’t, ask.",
  },
  {
    url: "/jobs/ln/german",
    page_type: "ln",
    seo_text:
      "Jobs where you’ll speak German every day. The level you need varies: a control room needs quick ears, a tax adviser needs exact words.",
  },
];
