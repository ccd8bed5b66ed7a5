import { api } from "@devguild/api-client/browser-api";
import { LinkButton } from "@devguild/design-system/link-button";
import { SectionHead } from "@devguild/design-system/section-head";
import { localized } from "@devguild/session/redirects";
import { useQuery } from "@tanstack/react-query";

import { BusinessHero } from "../business/business-hero.tsx";
import classes from "../business/business-page.module.css";
import { Points } from "../business/points.tsx";
import { Questions } from "../business/questions.tsx";
import type { MembershipPage } from "./membership-pages.ts";
import { PlanCards } from "./plan-cards.tsx";
import { PlanComparison } from "./plan-comparison.tsx";
import { getPlanCall } from "./plan-queries.ts";

/** A membership's page: what's included and what it costs. `name` is the first part of its address. */
export function MembershipScreen({ name, page }: { name: string; page: MembershipPage }) {
  const plans = useQuery(getPlanCall(api.memberships, page.kind).options()).data?.data ?? [];
  const featured = useQuery(api.memberships.featured.options()).data?.data ?? [];
  // If there is only one plan, it is compared with the other kinds.
  const compared = plans.length > 1 ? plans : featured;
  return (
    <div className={`content ${classes.page}`}>
      <BusinessHero
        title={page.title}
        lead={page.lead}
        actions={
          page.hasMediaKit ? (
            <>
              <LinkButton to={localized(`/${name}/media-kit`)} variant="primary" size="lg">
                Get the media kit
              </LinkButton>
              <LinkButton to={localized("/contact")} size="lg">
                Talk to us
              </LinkButton>
            </>
          ) : (
            <>
              <LinkButton to={localized("/company/post-job")} variant="primary" size="lg">
                Post a job
              </LinkButton>
              <LinkButton to={localized("/recruiting-services")} size="lg">
                Search with us
              </LinkButton>
            </>
          )
        }
      />
      <Points title="What’s included" points={page.holds} />
      {plans.length > 0 && (
        <section aria-labelledby="plans">
          <SectionHead title={plans.length > 1 ? "Plans" : "The plan"} id="plans" size="xl" />
          <PlanCards plans={plans} headingLevel={3} />
        </section>
      )}
      {compared.length > 1 && (
        <section aria-labelledby="compared">
          <SectionHead
            title={compared === plans ? "Compare plans" : "Compare with other memberships"}
            id="compared"
            size="xl"
          />
          <PlanComparison plans={compared} />
        </section>
      )}
      <Questions questions={page.questions} />
    </div>
  );
}
