import { pageMeta } from "@devguild/app-shell/page-meta";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { TextLink } from "@devguild/design-system/text-link";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { Suspense } from "react";

import { BusinessHero } from "../../features/business/business-hero.tsx";
import contents from "../../features/business/media-kit-contents.module.css";
import { MediaKitForm } from "../../features/public-forms/media-kit-form.tsx";
import { toOwnPerson } from "../../features/public-forms/use-own-person.ts";
import type { Route } from "./+types/media-kit.ts";
import classes from "./media-kit.module.css";

// Lazy, because people come for the form beside it.
const MediaKitContents = lazyComponent(
  () => import("../../features/business/media-kit-contents.tsx"),
  { isOptional: true },
);

const KITS: Record<string, { title: string; lead: string }> = {
  "talent-marketing-membership": {
    title: "The media kit for employers",
    lead: "Our figures today, what a talent marketing membership includes, and what it costs.",
  },
  "product-marketing-membership": {
    title: "The media kit for products",
    lead: "Our figures today, what a product marketing membership includes, and what it costs.",
  },
};

export const loader = withQueries(async ({ api, queries, url, user }) => {
  // The form works without the list of what it sends.
  await Promise.allSettled([
    queries.prefetchQuery(api.memberships.employerBranding.options()),
    queries.prefetchQuery(api.memberships.marketing.options()),
  ]);
  const membership = /\/([^/]+)\/media-kit\/?$/.exec(url.pathname)?.[1] ?? "";
  // Read here, because the first load has no room for the code that does.
  const { contact } = toOwnPerson(user);
  return { membership, contact, ...(KITS[membership] ?? { title: "The media kit", lead: "" }) };
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.title,
        description: loaderData.lead,
        path: localized(`/${loaderData.membership}/media-kit`),
      })
    : [];

/** The form that requests a membership's media kit, beside what the kit contains. */
export default function MediaKit({
  loaderData: { membership, contact, title, lead },
}: Route.ComponentProps) {
  return (
    <div className={`content ${classes.page}`}>
      <BusinessHero title={title} lead={lead}>
        <p className={classes.back}>
          <TextLink to={localized(`/${membership}`)}>What’s included</TextLink>
        </p>
      </BusinessHero>
      <div className={classes.columns}>
        <section aria-label="Get the media kit">
          <MediaKitForm contact={contact} />
        </section>
        <Suspense fallback={<div className={contents["kit"]} />}>
          <MediaKitContents />
        </Suspense>
      </div>
    </div>
  );
}
