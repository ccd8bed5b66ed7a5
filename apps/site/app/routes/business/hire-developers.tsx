import { pageMeta } from "@devguild/app-shell/page-meta";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";

import { TechStackIndex } from "../../features/tech-stacks/tech-stack-index.tsx";
import { TechStackScreen } from "../../features/tech-stacks/tech-stack-screen.tsx";
import type { Route } from "./+types/hire-developers.ts";

export const loader = withQueries(async ({ api, queries, params }) => {
  const { skill } = params;
  if (skill === undefined) {
    await queries.fetchQuery(api.techStackPages.list.options());
    return { page: null };
  }
  const { data } = await api.techStackPages.details.call({ params: { slug: skill } });
  return { page: data };
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = loaderData?.page;
  return pageMeta(matches, {
    title: page?.title ?? "Hire developers by skill",
    description: page
      ? `${page.title}: who has the skill, where they live and what to put in your ad.`
      : "What to know when you hire for a skill: who has it, where they live and what to put in your ad.",
    path: localized(page ? `/hire-developers/${page.slug}` : "/hire-developers"),
  });
};

/** The page for companies that hire for a skill; without a skill, the index of these pages. */
export default function HireDevelopers({ loaderData: { page } }: Route.ComponentProps) {
  return page ? <TechStackScreen page={page} /> : <TechStackIndex />;
}
