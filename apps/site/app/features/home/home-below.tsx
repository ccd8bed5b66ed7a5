import { api } from "@devguild/api-client/browser-api";
import { AppLink } from "@devguild/app-shell/app-frame";
import { ArticleCard } from "@devguild/design-system/article-card";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { LinkButton } from "@devguild/design-system/link-button";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { SectionHead } from "@devguild/design-system/section-head";
import { TextLink } from "@devguild/design-system/text-link";
import { localized } from "@devguild/session/redirects";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { pluralize } from "@devguild/schemas/formats";
import { formatPrice } from "@devguild/schemas/prices";

import CampaignAd from "../campaigns/ad.tsx";
import { companyPagePath } from "../companies/company-path.ts";
import { toArticleCardView } from "../magazine/article-card-view.ts";
import { PartnerBanners } from "../partner-banners/partner-banners.tsx";
import { NewsletterSection } from "../public-forms/newsletter-section.tsx";
import classes from "./home-below.module.css";
import { HOME_QUERIES } from "./home-queries.ts";
import { Quotes } from "./quotes.tsx";

// In parts, because one that asks for all of its files at once would block a slow phone.
const LiveBand = lazyComponent(() => import("./live-band.tsx"));
const Watching = lazyComponent(() => import("./watching.tsx"));

function Reading() {
  const articles = useQuery(api.magazine.featured.options(HOME_QUERIES.articles)).data?.data ?? [];
  const [lead, ...others] = articles;
  if (!lead) return null;
  return (
    <section aria-labelledby="reading">
      <SectionHead
        title="Magazine"
        id="reading"
        size="xl"
        end={<TextLink to={localized("/magazine")}>All articles</TextLink>}
      />
      <div className={classes.reading}>
        <ArticleCard article={toArticleCardView(lead)} shape="tall" />
        <ul className={classes.rows}>
          {others.map((article) => (
            <li key={article.id}>
              <ArticleCard article={toArticleCardView(article)} shape="row" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Teams() {
  const companies =
    useQuery(api.publicCompanies.featured.options(HOME_QUERIES.teams)).data?.data ?? [];
  const hiring = companies.filter(({ open_jobs: jobs }) => jobs > 0);
  if (hiring.length === 0) return null;
  return (
    <section aria-labelledby="teams">
      <SectionHead
        title="Teams hiring now"
        id="teams"
        size="xl"
        end={<TextLink to={localized("/companies")}>All companies</TextLink>}
      />
      <ul className={classes.teams}>
        {hiring.map((company) => (
          <li key={company.id} className={classes.team}>
            <LogoTile name={company.name} src={company.logo_url} size={48} />
            <div>
              <AppLink to={companyPagePath(company)}>{company.name}</AppLink>
              <p>{pluralize(company.open_jobs, "open job")}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sections below the home page's jobs: articles, videos, companies, quotes and hiring. */
export default function HomeBelow() {
  const site = useQuery(api.siteData.global.options()).data?.data;
  const price = site?.job_ad_light_price ?? null;
  return (
    <>
      <Suspense>
        <LiveBand />
      </Suspense>
      <div className={`content ${classes.below}`}>
        <CampaignAd channel="banner" />
        <Reading />
        <Suspense>
          <Watching hours={site?.total_duration_in_hours ?? 0} />
        </Suspense>
        <Teams />
        <Quotes />
        <PartnerBanners />
        <NewsletterSection audience="developers" />
        <section className={classes.hiring} aria-labelledby="hiring">
          <div>
            <h2 id="hiring" className={classes.hiringTitle}>
              Hiring developers?
            </h2>
            <p>
              Write your ad and see how many developers it reaches before you pay.
              {price !== null && ` From ${formatPrice(price)} for 30 days.`}{" "}
              <TextLink inline to={localized("/business")}>
                See prices and plans
              </TextLink>
            </p>
          </div>
          <LinkButton to={localized("/company/post-job")} variant="primary" size="lg">
            Post a job
          </LinkButton>
        </section>
      </div>
    </>
  );
}
