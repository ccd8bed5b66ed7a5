import { BOARD_ACCESS } from "@devguild/schemas/constants/profile";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";

import { users } from "../users/users.tables.ts";
import { developers } from "./developers.tables.ts";

/**
 * Whether staff may find a developer: for queries on developers joined with their logins. Those who said
 * no to messages, closed logins and deleted profiles are left out. Source: docs/product/sourcing.md.
 */
export const canBeFound = and(
  isNull(developers.deleted_at),
  isNull(developers.messages_refused_at),
  isNull(users.deleted_at),
);

/** Whether staff may write to a developer about jobs, for the same queries. Source: docs/product/sourcing.md. */
export const isSourceable = sql<boolean>`(${and(
  canBeFound,
  eq(developers.job_recommendations_subscribed, true),
  eq(developers.validate_by_tm, BOARD_ACCESS.APPROVED),
  isNotNull(users.email_verified_at),
  isNull(users.suspended_at),
)})`;
