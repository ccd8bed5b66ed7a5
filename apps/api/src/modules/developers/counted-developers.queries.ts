import { BOARD_ACCESS } from "@devguild/schemas/constants/profile";
import { sql } from "drizzle-orm";

/** Whether a developer `d` is included in counts: not rejected, deleted or suspended. */
export const isCounted = sql`d.validate_by_tm <> ${BOARD_ACCESS.REJECTED}
  and d.deleted_at is null
  and not exists (select 1 from users u where u.id = d.user_id and (u.deleted_at is not null or u.suspended_at is not null))`;
