import { COMPANY_ROLE_NAMES } from "@devguild/schemas/constants/accounts";
import { searchToSave } from "@devguild/schemas/alerts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import type pg from "pg";

import { savedSearches } from "../../src/modules/alerts/alerts.tables.ts";
import { canonicalSearch, hashSearch } from "../../src/modules/alerts/canonical-search.policy.ts";
import { accounts, users } from "../../src/modules/users/users.tables.ts";
import type { TableRows } from "./copy-rows.ts";
import type { Largest, ScaleWorld } from "./world.ts";

export const LARGEST: Largest = {
  jobs: 4_000,
  applications: 170_000,
  mostCandidates: 5_000,
  users: 300,
  ownApplications: 1_000,
  savedSearches: 300,
};

const LARGEST_ID = 1;
const SEARCHED = ["TypeScript", "Python", "Java", "Go", "React"];
const SALARY_STEP = 1_000;

/** Returns the email address of one of the largest company's users; the first one is its owner. */
export const colleagueEmail = (number: number) =>
  `colleague-${String(number).padStart(3, "0")}@scale.devguild.example`;

const [OWNER, ...OTHERS] = COMPANY_ROLE_NAMES;

const makeColleagues = (world: ScaleWorld, count: number, developers: number): TableRows[] => {
  const created_at = world.clock.daysAgo(300);
  const ids = Array.from({ length: count }, (_, index) => developers + 1 + index);
  return [
    {
      table: users,
      rows: ids.map((id, index) => ({
        id,
        email: colleagueEmail(index + 1),
        email_verified_at: created_at,
        password_hash: world.passwordHash,
        first_name: "Colleague",
        last_name: String(index + 1),
        current_account_id: id,
        created_at,
      })),
    },
    {
      table: accounts,
      rows: ids.map((id, index) => ({
        id,
        user_id: id,
        type: "company" as const,
        company_id: LARGEST_ID,
        role: index === 0 ? OWNER : OTHERS[index % OTHERS.length],
        created_at,
      })),
    },
  ];
};

const makeSearches = (world: ScaleWorld, count: number): TableRows => {
  const skillIds = SEARCHED.map(world.catalogue.skill);
  const at = world.clock.daysAgo(10);
  return {
    table: savedSearches,
    rows: Array.from({ length: count }, (_, index) => {
      const skill = skillIds[index % skillIds.length] ?? 0;
      const salary_min = (1 + Math.floor(index / skillIds.length)) * SALARY_STEP;
      const search = canonicalSearch(searchToSave.parse({ skills: [skill], salary_min }));
      return {
        id: index + 1,
        developer_id: LARGEST_ID,
        name: `Search ${index + 1}`,
        search,
        search_hash: hashSearch(search),
        frequency: "daily" as const,
        created_at: at,
        confirmed_at: at,
        looked_at: at,
        due_at: world.clock.inDays(1),
      };
    }),
  };
};

/** Creates the logins of the largest company's users and the searches of the largest developer. */
export const makeLargest = (
  world: ScaleWorld,
  largest: Largest,
  developers: number,
): TableRows[] => [
  ...makeColleagues(world, largest.users, developers),
  makeSearches(world, largest.savedSearches),
];

const { NEW_CANDIDATE, INTERVIEWING, HIRED, DECLINED_BY_COMPANY } = APPLICATION_STATUSES;

/**
 * Adds the applications to the largest company's jobs and those of the largest developer, with their
 * history, into empty tables.
 */
export const insertApplications = async (
  client: pg.ClientBase,
  { applications, mostCandidates, ownApplications }: Largest,
  developers: number,
) => {
  await client.query(
    `with ads as (
      select id, published_at, row_number() over (order by id) - 1 as number, count(*) over () as total
      from jobs where company_id = ${LARGEST_ID} and status <> 'draft'
    ), wishes as (
      select id, published_at, n from ads, generate_series(1, $2) n where number = 0
      union all
      select id, published_at, (i - number) / (total - 1) + 1
      from ads, generate_series(1, $1 - $2) i where number > 0 and i % (total - 1) = number % (total - 1)
    ), sent as (
      -- The largest developer's own are below, so everyone else applies here.
      select id as job_id, 2 + (id * 7919 + n) % ($3 - 1) as developer_id,
        published_at + (now() - published_at) * ((n * 31) % 97) / 100 as applied_at, n
      from wishes
      union all
      select * from (
        select distinct on (company_id) id, ${LARGEST_ID}, published_at + (now() - published_at) / 2, id
        from jobs where company_id <> ${LARGEST_ID} and status = 'published' order by company_id, id
        limit $4
      ) own
    )
    insert into applications (job_id, developer_id, status, status_updated_at, waiting_since, applied_at, cover_letter)
    select job_id, developer_id,
      case when n % 5 < 3 then ${NEW_CANDIDATE} when n % 5 = 3 then ${DECLINED_BY_COMPANY}
        when n % 10 = 4 then ${INTERVIEWING} else ${HIRED} end,
      applied_at, applied_at, applied_at,
      case when n % 3 = 0 then repeat('I have built this kind of thing before, and would again. ', 10) else '' end
    from sent`,
    [applications, mostCandidates, developers, ownApplications],
  );
  await client.query(
    `insert into application_moves (application_id, status, moved_by, created_at)
    select id, ${NEW_CANDIDATE}, 'developer', applied_at from applications
    union all
    select id, status, 'company', applied_at + interval '1 day' from applications
    where status <> ${NEW_CANDIDATE}`,
  );
};
