import { BOARD_ACCESS } from "@devguild/schemas/constants/profile";
import { and, type Column, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";

import { users } from "../users/users.tables.ts";
import { developerHiddenCompanies, developers } from "./developers.tables.ts";

/**
 * Whether staff may find a developer: for queries on developers joined with their logins. Those who hide
 * their profile or said no to messages, closed logins and deleted profiles are left out.
 * Source: docs/product/sourcing.md.
 */
export const canBeFound = and(
  isNull(developers.deleted_at),
  isNull(developers.messages_refused_at),
  eq(developers.hidden_from_sourcing, false),
  isNull(users.deleted_at),
);

/** Whether figures count a developer, for the same queries: not rejected, suspended or deleted. */
export const isCounted = and(
  ne(developers.validate_by_tm, BOARD_ACCESS.REJECTED),
  isNull(developers.deleted_at),
  isNull(users.deleted_at),
  isNull(users.suspended_at),
);

/** Whether the reach of ads counts a developer, for the same queries. Source: docs/product/visibility.md. */
export const canBeReached = and(isCounted, eq(developers.hidden_from_sourcing, false));

/** Whether staff may write to a developer about jobs, for the same queries. Source: docs/product/sourcing.md. */
export const isSourceable = sql<boolean>`(${and(
  canBeFound,
  eq(developers.job_recommendations_subscribed, true),
  eq(developers.validate_by_tm, BOARD_ACCESS.APPROVED),
  isNotNull(users.email_verified_at),
  isNull(users.suspended_at),
)})`;

/**
 * Whether a developer hides from a company, both given by id: staff then neither find nor suggest them for its
 * jobs, and its reach leaves them out. Source: docs/product/visibility.md.
 */
export const hidesFrom = (developerId: SQL | Column | number, companyId: SQL | Column | number) =>
  sql<boolean>`exists (select 1 from ${developerHiddenCompanies} hiding where hiding.developer_id = ${developerId} and hiding.company_id = ${companyId})`;
