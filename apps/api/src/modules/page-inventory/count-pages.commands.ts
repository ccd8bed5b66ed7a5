import { EXPERIENCES } from "@devguild/schemas/constants/catalogue";
import type { PageType } from "@devguild/schemas/constants/page-inventory";
import { sql } from "drizzle-orm";

import { type Db, selectRows, transaction } from "../../db/db.ts";
import { type Catalogue, getCatalogue, getLocationPath } from "../catalogue/catalogue.queries.ts";
import { isOpen } from "../job-states/job-states.queries.ts";
import { categoryTitle } from "../jobs/category-texts.policy.ts";
import { jobs } from "../postings/postings.tables.ts";
import { categoryPages } from "./page-inventory.tables.ts";

type Counted = { kind: "s" | "e" | "ln" | "l" | "ls"; id: number; skill_id: number; jobs: number };

/** A combination is shown from this many open jobs on; fewer make a poor page. */
const FEWEST_IN_LOCATION = 5;

// Ads for remote work count where they name a country, as the pages themselves show them.
const countCategories = (db: Db, now: Date) =>
  selectRows<Counted>(
    db,
    sql`
      with open as materialized (
        select id, skill_ids, seniority_ids, language_id, city_ids, remote_location_ids
        from ${jobs} where ${isOpen(now)}
      ),
      placed as materialized (
        select open.id, unnest(city_ids) as location_id from open
        union
        select open.id, locations.parent_id from open, unnest(city_ids) city
          join locations on locations.id = city
        union
        select open.id, unnest(remote_location_ids) from open
      )
      select 's' as kind, skill_id::float8 as id, 0::float8 as skill_id, count(*)::int as jobs
        from open, unnest(skill_ids) skill_id group by 2
      union all
      select 'e', unnest::float8, 0, count(*)::int from open, unnest(seniority_ids) group by 2
      union all
      select 'ln', language_id::float8, 0, count(*)::int from open where language_id is not null group by 2
      union all
      select 'l', location_id::float8, 0, count(*)::int from placed group by 2
      union all
      select 'ls', location_id::float8, skill_id::float8, count(*)::int
        from placed join open on open.id = placed.id, unnest(skill_ids) skill_id
        group by 2, 3 having count(*) >= ${FEWEST_IN_LOCATION}`,
  );

const describePage = (catalogue: Catalogue, { kind, id, skill_id }: Counted) => {
  const skill = catalogue.skills.get(kind === "s" ? id : skill_id);
  const location = catalogue.locations.get(id);
  const listed = location && location.kind !== "region" ? location : undefined;
  const path = listed && getLocationPath(catalogue, listed);
  const language = catalogue.languages.get(id);
  const seniority = EXPERIENCES.find((each) => each.id === id);
  switch (kind) {
    case "s":
      return skill && { parts: skill.slug, title: categoryTitle({ skill: skill.name }) };
    case "e":
      return (
        seniority && { parts: seniority.slug, title: categoryTitle({ seniority: seniority.title }) }
      );
    case "ln":
      return (
        language && { parts: language.slug, title: categoryTitle({ language: language.name }) }
      );
    case "l":
      return listed && { parts: path, title: categoryTitle({ location: listed.name }) };
    case "ls":
      return (
        listed &&
        skill && {
          parts: `${path}/${skill.slug}`,
          title: categoryTitle({ skill: skill.name, location: listed.name }),
        }
      );
  }
};

type Page = { url: string; page_type: PageType; title: string; total_jobs: number };

const BATCH = 5_000;

/**
 * Counts the open jobs of all category pages, and adds pages whose first jobs have come. A page without
 * jobs stays, with its text. Source: docs/product/job-search.md.
 */
export const countCategoryPages = async (db: Db, now = new Date()): Promise<void> => {
  const catalogue = await getCatalogue(db);
  const pages = (await countCategories(db, now)).flatMap((counted): Page[] => {
    const page = describePage(catalogue, counted);
    const { kind: page_type, jobs: total_jobs } = counted;
    return page
      ? [{ url: `/jobs/${page_type}/${page.parts}`, page_type, title: page.title, total_jobs }]
      : [];
  });
  await transaction(db, async (tx) => {
    // Two processes may count at once.
    await tx.execute(sql`lock table ${categoryPages} in share row exclusive mode`);
    await tx.execute(sql`update ${categoryPages} set total_jobs = 0 where total_jobs > 0
      and not (url = any(${sql.param(pages.map(({ url }) => url))}::text[]))`);
    for (let start = 0; start < pages.length; start += BATCH)
      await tx
        .insert(categoryPages)
        .values(pages.slice(start, start + BATCH))
        .onConflictDoUpdate({
          target: categoryPages.url,
          set: { title: sql`excluded.title`, total_jobs: sql`excluded.total_jobs` },
          setWhere: sql`(${categoryPages.title}, ${categoryPages.total_jobs})
            is distinct from (excluded.title, excluded.total_jobs)`,
        });
  });
};
