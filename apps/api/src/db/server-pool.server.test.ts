import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { openApi } from "../../testing/test-api.ts";
import { selectRows } from "./db.ts";
import { runAsTask } from "./task-context.ts";

test("PostgreSQL compiles no statement of a call or a task, as that takes longer than running it", async () => {
  const { db } = await openApi();
  const readJit = () => selectRows(db, sql`show jit`);
  expect(await readJit()).toEqual([{ jit: "off" }]);
  expect(await runAsTask(readJit)).toEqual([{ jit: "off" }]);
});
