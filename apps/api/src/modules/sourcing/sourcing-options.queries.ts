import {
  EXPERIENCES,
  experienceLabel,
  LANGUAGE_LEVELS,
} from "@devguild/schemas/constants/catalogue";
import {
  SOURCING_PERIODS,
  SOURCING_RADII,
  SOURCING_RESIDENCIES,
  SOURCING_YEARS,
} from "@devguild/schemas/constants/sourcing";
import { pluralize } from "@devguild/schemas/formats";
import type { SourcingOptions } from "@devguild/schemas/sourcing";
import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { type Catalogue, toLocationItem } from "../catalogue/catalogue.queries.ts";
import { accounts, users } from "../users/users.tables.ts";

const periods = SOURCING_PERIODS.map(({ id, value }) => ({ id, value }));

/** Lists what a search for developers can choose from. */
export const listSourcingOptions = ({ skills, languages }: Catalogue): SourcingOptions => ({
  skillsYoe: SOURCING_YEARS.map((id) => ({
    id,
    value: id === 0 ? "Any experience" : `${pluralize(id, "year")} or more`,
  })),
  languages: [...languages.values()].map(({ id, name }) => ({ id, value: name })),
  languageLevels: LANGUAGE_LEVELS.map((value, id) => ({
    id,
    value: id === 0 ? "Any level" : value,
  })),
  seniority: EXPERIENCES.map((each) => ({ id: each.id, value: experienceLabel(each) })),
  residency: SOURCING_RESIDENCIES.map(({ id, value }) => ({ id, value })),
  radius: SOURCING_RADII.map((id) => ({ id, value: id === 0 ? "City only" : `${id} km around` })),
  signup: periods,
  lastSeen: periods,
  skills: [...skills.values()].map(({ id, name, slug, synonyms }) => ({
    id,
    label: name,
    slug,
    synonyms,
  })),
});

/** Lists the regions and countries to search in. */
export const listSourcingLocations = ({ locations }: Catalogue) => ({
  locations: [...locations.values()].filter(({ kind }) => kind !== "city").map(toLocationItem),
});

const fullName = sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`;

const selectSenders = (db: Db, condition?: SQL) =>
  db
    .select({ id: users.id, full_name: fullName, email: users.email, image: users.image_url })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.user_id))
    .where(
      and(
        eq(accounts.type, "admin"),
        eq(accounts.status, "active"),
        inArray(accounts.role, ["super-admin", "talent-manager"]),
        isNull(users.suspended_at),
        isNull(users.deleted_at),
        condition,
      ),
    )
    .orderBy(asc(sql`lower(${fullName})`), asc(users.id));

/** Lists the staff in whose name messages can go out, by name. */
export const listSenders = (db: Db) => selectSenders(db);

/** Finds one of them; undefined if the login may not send messages. */
export const findSender = async (db: Db, id: number) =>
  (await selectSenders(db, eq(users.id, id)))[0];
