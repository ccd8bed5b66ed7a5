import { api } from "@devguild/api-client/browser-api";
import { ArticleCard } from "@devguild/design-system/article-card";
import { ChipLinks } from "@devguild/design-system/chip-links";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { LinkButton } from "@devguild/design-system/link-button";
import { SearchField } from "@devguild/design-system/search-field";
import { writeAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";

import grid from "../lists/card-grid.module.css";
import { EmptyList } from "../lists/empty-list.tsx";
import { FailedChange } from "../lists/failed-change.tsx";
import { FailedList } from "../lists/failed-list.tsx";
import page from "../lists/list-page.module.css";
import { MoreOfList } from "../lists/more-of-list.tsx";
import { useGrowingList } from "@devguild/api-client/use-growing-list";
import { NewsletterSection } from "../public-forms/newsletter-section.tsx";
import { toArticleCardView } from "./article-card-view.ts";
import classes from "./magazine-screen.module.css";
import { ARTICLE_LIST, type MagazineState, toArticlesQuery } from "./magazine-address.ts";

// Lazy, because the page is complete without it.
const CampaignAd = lazyComponent(() => import("../campaigns/ad.tsx"));

const path = localized("/magazine");

/** The magazine: its newest article, the others, and their filters. */
export function MagazineScreen({ state, heading }: { state: MagazineState; heading: string }) {
  const options = useQuery(api.magazine.options.options()).data?.data;
  const articles = useGrowingList(api.magazine.list, toArticlesQuery(state));
  const [lead, ...others] = articles.rows;
  // Each page starts with a lead, so that the cards between two of them fill their rows.
  const isLead = (index: number) => (index + 1) % (articles.position?.per_page ?? Infinity) === 0;
  const { category_id, ...rest } = state;
  const categories = [
    { to: path + writeAddress(ARTICLE_LIST, rest), label: "All", current: category_id === 0 },
    ...(options?.categories ?? []).map(({ id, label }) => ({
      to: path + writeAddress(ARTICLE_LIST, { ...rest, category_id: id }),
      label,
      current: category_id === id,
    })),
  ];
  return (
    <div className={`content ${page.page}`}>
      <div className={page.searchable}>
        <h1 className={page.heading}>{heading}</h1>
        <search className={classes.search}>
          <form method="get" action={path} key={state.metadata}>
            {Object.entries({ ...rest, category_id }).map(
              ([name, value]) =>
                typeof value === "number" &&
                value > 0 && <input key={name} type="hidden" name={name} value={value} />,
            )}
            <SearchField
              size="sm"
              label="Search titles and summaries"
              placeholder="Search articles"
              name="metadata"
              defaultValue={state.metadata}
            />
          </form>
        </search>
      </div>
      <ChipLinks label="Category" links={categories} />
      <FailedChange path={path} />
      {articles.hasFailed ? (
        <FailedList title="We couldn’t load the articles." list={articles} />
      ) : lead ? (
        <>
          <div className={classes.lead}>
            <ArticleCard article={toArticleCardView(lead)} shape="lead" headingLevel={2} priority />
          </div>
          <ul className={`${grid.grid} ${classes.others}`} aria-label="Articles">
            {others.map((article, index) => (
              <li key={article.id} className={isLead(index) ? classes.wide : undefined}>
                <ArticleCard
                  article={toArticleCardView(article)}
                  shape={isLead(index) ? "lead" : "card"}
                  headingLevel={2}
                />
              </li>
            ))}
          </ul>
        </>
      ) : writeAddress(ARTICLE_LIST, state) === "" ? (
        <EmptyList title="No articles yet">
          Articles appear here as soon as they’re published.
        </EmptyList>
      ) : (
        <EmptyList
          title="No articles found"
          actions={
            <LinkButton to={path} variant="primary">
              See latest articles
            </LinkButton>
          }
        >
          Try different words or another category.
        </EmptyList>
      )}
      <MoreOfList noun="Articles" path={path} list={articles} />
      <Suspense>
        <CampaignAd channel="magazine" />
      </Suspense>
      <NewsletterSection audience="developers" />
    </div>
  );
}
