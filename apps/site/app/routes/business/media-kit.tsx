import { pageMeta } from "@devguild/app-shell/page-meta";
import { TextLink } from "@devguild/design-system/text-link";
import { localized } from "@devguild/session/redirects";

import { BusinessHero } from "../../features/business/business-hero.tsx";
import { MediaKitForm } from "../../features/public-forms/media-kit-form.tsx";
import type { Route } from "./+types/media-kit.ts";
import classes from "./media-kit.module.css";

const KITS: Record<string, { title: string; lead: string }> = {
  "talent-marketing-membership": {
    title: "The media kit for employers",
    lead: "Our audience, our channels, what a brand page can include and what campaigns cost.",
  },
  "product-marketing-membership": {
    title: "The media kit for products",
    lead: "Our audience, our channels, how we measure campaigns and what they cost.",
  },
};

export const loader = ({ url }: Route.LoaderArgs) => {
  const membership = /\/([^/]+)\/media-kit\/?$/.exec(url.pathname)?.[1] ?? "";
  return { membership, ...(KITS[membership] ?? { title: "The media kit", lead: "" }) };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.title,
        description: loaderData.lead,
        path: localized(`/${loaderData.membership}/media-kit`),
      })
    : [];

/** The form that requests a membership's media kit. */
export default function MediaKit({
  loaderData: { membership, title, lead },
}: Route.ComponentProps) {
  return (
    <div className={`content ${classes.page}`}>
      <BusinessHero title={title} lead={lead}>
        <p className={classes.back}>
          <TextLink to={localized(`/${membership}`)}>What’s included</TextLink>
        </p>
      </BusinessHero>
      <section className={classes.form} aria-label="Get the media kit">
        <MediaKitForm />
      </section>
    </div>
  );
}
