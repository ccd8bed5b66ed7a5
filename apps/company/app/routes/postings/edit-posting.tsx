import { pageMeta } from "@devguild/app-shell/page-meta";
import { useHydrated } from "@devguild/design-system/use-hydrated";
import {
  loadPostingForm,
  revalidateOnOtherPosting,
  titlePostingForm,
} from "@devguild/company-ui/load-posting-form";
import { PostingFormScreen } from "@devguild/company-ui/posting-form-screen";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { data } from "react-router";

import { requireCompany } from "../../features/frame/require-company.ts";
import { PORTAL_LINKS } from "../../features/postings/posting-links.ts";
import { saveDraft } from "../../features/postings/save-draft.ts";
import type { Route } from "./+types/edit-posting.ts";

export const loader = withQueries(async (loading) => {
  const company = requireCompany(loading, "owner.company.edit-jobs");
  const loaded = await loadPostingForm(loading, company);
  if (!loaded) throw data(null, { status: 404 });
  return loaded;
});

export const shouldRevalidate = revalidateOnOtherPosting;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: titlePostingForm(loaderData),
    path: localized("/company/post-job"),
    noindex: true,
  });

export default function EditPosting({ loaderData }: Route.ComponentProps) {
  const isHydrated = useHydrated();
  return (
    <PostingFormScreen
      loaded={loaderData}
      links={PORTAL_LINKS}
      saveDraft={saveDraft}
      isHydrated={isHydrated}
    />
  );
}
