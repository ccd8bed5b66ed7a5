import { ArticleCard } from "@devguild/design-system/article-card";
import { ChipLinks } from "@devguild/design-system/chip-links";
import { EmptyState } from "@devguild/design-system/empty-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { SearchField } from "@devguild/design-system/search-field";
import { api } from "@devguild/frame/browser-api";
import { localized } from "@devguild/session/redirects";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";

import { FailedList } from "../lists/failed-list.tsx";
import { growingList, placeOf } from "../lists/growing-list.ts";
import { MoreOfList } from "../lists/more-of-list.tsx";
import { NewsletterSection } from "../public-forms/newsletter-section.tsx";
import { articleCardViewOf } from "./article-card-view.ts";
import classes from "./magazine-screen.module.css";
import { articlesQueryOf, type MagazineState, writeMagazine } from "./magazine-url.ts";

const path = localized("/magazine");

/** The magazine: its newest article, the others, and what they can be narrowed to. */
export function MagazineScreen({ state, heading }: { state: MagazineState; heading: string }) {
  const options = useQuery(api.magazine.options.options()).data?.data;
  const list = useInfiniteQuery(growingList(api.magazine.list, articlesQueryOf(state)));
  const articles = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const last = list.data?.pages.at(-1);
  const [lead, ...others] = articles;
  const { category_id, ...rest } = state;
  const categories = [
    { to: path + writeMagazine(rest), label: "All", current: category_id === 0 },
    ...(options?.categories ?? []).map(({ id, label }) => ({
      to: path + writeMagazine({ ...rest, category_id: id }),
      label,
      current: category_id === id,
    })),
  ];
  return (
    <div className={`content ${classes.screen}`}>
      <div className={classes.head}>
        <h1 className={classes.heading}>{heading}</h1>
        <search className={classes.search}>
          <form action={path} key={state.metadata}>
            {Object.entries({ ...rest, category_id }).map(
              ([name, value]) =>
                typeof value === "number" &&
                value > 0 && <input key={name} type="hidden" name={name} value={value} />,
            )}
            <SearchField
              size="sm"
              label="Words in title or summary"
              placeholder="Search articles"
              name="metadata"
              defaultValue={state.metadata}
            />
          </form>
        </search>
      </div>
      <ChipLinks label="Category" links={categories} />
      {list.isError && articles.length === 0 ? (
        <FailedList title="The articles did not load." list={list} />
      ) : lead ? (
        <>
          <div className={classes.lead}>
            <ArticleCard article={articleCardViewOf(lead)} shape="lead" headingLevel={2} priority />
          </div>
          <ul className={classes.grid} aria-label="Articles">
            {others.map((article) => (
              <li key={article.id}>
                <ArticleCard article={articleCardViewOf(article)} headingLevel={2} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <EmptyState
          kind="notFound"
          title="No article says that yet."
          actions={
            <LinkButton to={path} variant="primary">
              Read the newest
            </LinkButton>
          }
        >
          Try other words, or another category.
        </EmptyState>
      )}
      {last && articles.length > 0 && (
        <MoreOfList
          noun="Articles"
          path={path}
          shown={articles.length}
          place={placeOf(last)}
          fetchNextPage={list.fetchNextPage}
        />
      )}
      <NewsletterSection audience="developers" />
    </div>
  );
}
