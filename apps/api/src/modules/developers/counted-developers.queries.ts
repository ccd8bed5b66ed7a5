import { sql } from "drizzle-orm";

const REFUSED_BY_TALENT_MANAGER = 2;

/** Whether a developer `d` counts where developers are counted: neither refused, deleted nor suspended. */
export const isCounted = sql`d.validate_by_tm <> ${REFUSED_BY_TALENT_MANAGER}
  and d.deleted_at is null
  and not exists (select 1 from users u where u.id = d.user_id and (u.deleted_at is not null or u.suspended_at is not null))`;
