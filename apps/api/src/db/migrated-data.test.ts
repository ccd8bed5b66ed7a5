import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { afterAll, beforeAll, expect, test } from "vitest";

import { selectRows } from "./db.ts";
import { type Database, MIGRATIONS, openDatabase } from "./open-database.ts";

// By number, as their files are called.
const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS });

let database: Database;

const run = async (from: number, to: number) => {
  for (const { sql: statements } of migrations.slice(from, to))
    for (const statement of statements) await database.db.execute(sql.raw(statement));
};
const insert = (statement: ReturnType<typeof sql>) => database.db.execute(statement);
const read = (statement: ReturnType<typeof sql>) =>
  selectRows<Record<string, unknown>>(database.db, statement);

beforeAll(async () => {
  database = await openDatabase({ dataDir: "memory://" });
});
afterAll(() => database.close());

test("notifications sent to developers before 0065 are those of their logins, settings included", async () => {
  await run(0, 65);
  // The logins' ids differ from the developers'.
  await insert(sql`insert into users (email) select 'no-developer-' || n || '@test.example'
    from generate_series(1, 3) n`);
  for (const [name, wantsEmails] of [
    ["ada", true],
    ["bo", false],
  ] as const)
    await insert(sql`with login as (
      insert into users (email) values (${`${name}@test.example`}) returning id)
      insert into developers (user_id, notification_emails) select id, ${wantsEmails} from login`);
  await insert(sql`insert into staff_notifications (sent_by, title, body, channels, send_at)
    select id, 'Meetup', 'We have 30 seats.', '{in_app,email}', now() from users
    where email = 'no-developer-1@test.example'`);
  await insert(sql`insert into staff_notification_recipients
      (notification_id, developer_id, state, channels, gap)
    select staff_notifications.id, developers.id,
      case when notification_emails then 1 else 2 end,
      case when notification_emails then '{in_app,email}'::text[] else '{}' end,
      case when notification_emails then null else 'refused' end
    from developers, staff_notifications`);
  await run(65, 66);
  expect(
    await read(sql`select email, state, recipients.channels, gap, audience
      from staff_notification_recipients recipients
      join staff_notifications on staff_notifications.id = notification_id
      join users on users.id = recipients.user_id order by email`),
  ).toEqual([
    {
      email: "ada@test.example",
      state: 1,
      channels: ["in_app", "email"],
      gap: null,
      audience: "developers",
    },
    { email: "bo@test.example", state: 2, channels: [], gap: "refused", audience: "developers" },
  ]);
  expect(
    await read(sql`select email from users where not notification_emails order by email`),
  ).toEqual([{ email: "bo@test.example" }]);
  await expect(
    insert(sql`insert into staff_notification_recipients (notification_id, user_id)
      select notification_id, user_id from staff_notification_recipients`),
    "nobody gets the same notification twice",
  ).rejects.toThrow();
  await expect(
    insert(sql`insert into staff_notifications (audience, title, body, channels, send_at)
      values ('everyone', 'Meetup', 'Soon.', '{in_app}', now())`),
  ).rejects.toThrow();
});
