import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { PODCAST_EVENT } from "@devguild/schemas/constants/videos";
import { PGlite } from "@electric-sql/pglite";
import { sql, type SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";

import { selectRows, transaction } from "../src/db/db.ts";
import { PICTURE_COLUMNS } from "../src/modules/cleanup/used-files.queries.ts";
import { listEpisodes } from "../src/modules/feeds/podcast-feed.queries.ts";
import { disk } from "../src/ports/files/disk.ts";
import { filesRoutes } from "../src/ports/files/files.routes.ts";
import { seedCatalogue } from "./catalogue.ts";
import { seedDemoWorld } from "./demo-world.ts";

const client = new PGlite();
const db = drizzle({ client });
let filesDir = "";

const numberOf = async (query: ReturnType<typeof sql>) => {
  const { rows } = await db.execute<{ n: number }>(query);
  return Number(rows[0]?.n);
};

beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), "demo-world-"));
  await migrate(db, {
    migrationsFolder: new URL("../src/db/migrations", import.meta.url).pathname,
  });
  await transaction(db, (tx) =>
    seedDemoWorld(tx, { files: disk(filesDir), passwordHash: "hash", now: new Date() }),
  );
}, 120_000);

afterAll(async () => {
  await client.close();
  await rm(filesDir, { recursive: true });
});

test("fills the database without violating its constraints", async () => {
  expect(
    await numberOf(
      sql`select count(*) n from jobs where status = 'published' and expire_at > now()`,
    ),
  ).toBeGreaterThanOrEqual(1200);
  expect(await numberOf(sql`select count(*) n from applications`)).toBe(1900);
  expect(await numberOf(sql`select count(*) n from developers`)).toBe(300);
});

test("has developers in every state that staff can put them into", async () => {
  const count = (condition: SQL) =>
    numberOf(
      sql`select count(*) n from developers d join users u on u.id = d.user_id where ${condition}`,
    );
  expect(await count(sql`validate_by_tm = 0`)).toBe(3);
  expect(await count(sql`validate_by_tm = 2 and not disproved`)).toBe(1);
  expect(await count(sql`disproved`)).toBe(1);
  expect(await count(sql`u.suspended_at is not null`)).toBe(2);
  expect(await numberOf(sql`select count(*) n from login_suspensions`)).toBe(2);
});

test("the podcast's recordings are as long as its feed says, in full and in ranges", async () => {
  const app = new Hono().route("/api/files", filesRoutes(disk(filesDir)));
  const episodes = await listEpisodes(db);
  expect(episodes.length).toBeGreaterThan(30);
  for (const { audio_url, audio_bytes, seconds } of episodes) {
    const whole = await app.request(audio_url);
    expect([whole.status, whole.headers.get("Content-Type")]).toEqual([200, "audio/mpeg"]);
    const bytes = await whole.arrayBuffer();
    expect(bytes.byteLength).toBe(audio_bytes);
    // The file has a constant bit rate of 40,000 bits per second.
    expect(Math.round((bytes.byteLength * 8) / 40_000)).toBe(seconds);
    const part = await app.request(audio_url, { headers: { Range: "bytes=0-99" } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
    const captions = await app.request(audio_url.replace(".mp3", ".vtt"));
    expect(await captions.text()).toMatch(/^WEBVTT\n/);
  }
});

test("there are videos of talks and of the podcast, each with speakers", async () => {
  const videos = (condition = sql`true`) =>
    numberOf(sql`select count(*) n from videos v left join events e on e.id = v.event_id
      where v.published and v.release_date < now() and e.ends_on < now() and ${condition}`);
  expect(await videos()).toBe(208);
  expect(await videos(sql`e.slug = ${PODCAST_EVENT}`)).toBe(40);
  expect(await videos(sql`v.requires_login`)).toBeGreaterThan(30);
  expect(await videos(sql`v.featured`)).toBeGreaterThan(8);
  expect(
    await videos(
      sql`exists (select 1 from video_speakers s where s.video_id = v.id)
        and (cardinality(v.skill_ids) between 1 and 4 or e.audience = 'hr') and cardinality(v.topics) between 1 and 3
        and v.duration_seconds between 8 * 60 and 70 * 60
        and v.provider_video_id ~ case v.provider when 'vimeo' then '^\\d{9}$' else '^[\\w-]{11}$' end`,
    ),
  ).toBe(208);
});

test("there are upcoming, live and recorded events, with registrations", async () => {
  const events = (condition = sql`true`) =>
    numberOf(sql`select count(*) n from live_events e where e.published and ${condition}`);
  expect(await events()).toBe(12);
  expect(await events(sql`e.status = 0 and e.starts_at > now()`)).toBe(4);
  expect(await events(sql`e.status = 1 and now() between e.starts_at and e.ends_at`)).toBe(2);
  expect(await events(sql`e.status = 2 and e.ends_at < now() and e.recording_video_id > 0`)).toBe(
    6,
  );
  expect(await numberOf(sql`select count(distinct season_id) n from live_events`)).toBe(2);
  for (const table of [
    "live_event_speakers",
    "live_sessions",
    "live_event_backers",
    "live_event_ads",
    "live_event_registrations",
  ])
    expect(
      await events(
        sql`not exists (select 1 from ${sql.identifier(table)} t where t.live_event_id = e.id)`,
      ),
      table,
    ).toBe(0);
  expect(
    await events(
      sql`e.status = 0 and e.capacity = (select count(*) from live_event_registrations r where r.live_event_id = e.id and r.attendance_type = 0 and r.confirmed_at is not null)`,
    ),
  ).toBe(1);
  // People wait for a seat at that one.
  expect(
    await events(
      sql`e.status = 0 and exists (select 1 from live_event_registrations r where r.live_event_id = e.id and r.waiting_since is not null)`,
    ),
  ).toBe(1);
  // No event has more registrations than seats.
  expect(
    await events(
      sql`e.capacity < (select count(*) from live_event_registrations r where r.live_event_id = e.id and r.attendance_type = 0 and r.confirmed_at is not null)`,
    ),
  ).toBe(0);
});

test("20 skills have a page for hiring teams, and most have enough developers for figures", async () => {
  expect(await numberOf(sql`select count(*) n from tech_stack_pages`)).toBe(20);
  expect(
    await numberOf(sql`select count(*) n from tech_stack_pages p
      where (select count(*) from developer_skills s where s.skill_id = p.skill_id) >= 5`),
  ).toBeGreaterThanOrEqual(16);
  expect(
    await numberOf(sql`select count(distinct event_id) n from event_partnerships where active`),
  ).toBe(4);
});

test("campaigns of both types run in every channel of the site, with weeks of figures", async () => {
  const running = sql`select count(distinct c.channel) n from campaigns c
    join company_memberships m on m.company_id = c.company_id and m.kind = c.type
    where c.status = 1 and current_date between c.starts_on and c.ends_on
      and c.channel in ('banner', 'magazine', 'video', 'live')`;
  expect(await numberOf(running)).toBe(4);
  const own = (condition: ReturnType<typeof sql>) =>
    numberOf(sql`select count(*) n from campaigns c join companies on companies.id = c.company_id
      where companies.name = 'Tidewerk' and ${condition}`);
  expect(await own(sql`c.type = 'MARKETING'`)).toBe(4);
  expect(await own(sql`c.type = 'EMPLOYER_BRANDING'`)).toBe(5);
  expect(
    await own(sql`c.status = 2 and not exists (
    select 1 from campaign_days d where d.campaign_id = c.id)`),
  ).toBe(1);
  expect(await numberOf(sql`select count(distinct day) n from campaign_days`)).toBeGreaterThan(80);
});

test("companies have complete profiles, and thirty of them have stories", async () => {
  const published = (condition: ReturnType<typeof sql>) =>
    numberOf(sql`select count(*) n from companies c join company_facets f on f.company_id = c.id
      where c.published and c.deleted_at is null and ${condition}`);
  const all = await published(sql`true`);
  expect(all).toBeGreaterThan(120);
  expect(
    await published(
      sql`founded > 1900 and employee_range_id > 0 and hq_location_id > 0 and website like 'https://%.example'
        and cardinality(tech_stack_ids) > 2 and hiring_preference_id > 0 and short_description <> ''
        and exists (select 1 from company_industries i where i.company_id = c.id)
        and (select count(*) from company_key_values v where v.company_id = c.id) between 3 and 5`,
    ),
  ).toBe(all);
  expect(
    await published(
      sql`has_brand_page and (select count(*) from company_stories s where s.company_id = c.id and s.status = 1
        and length(s.body_html) > 400 and s.body_html !~ '[{}]' and s.cta_url is not null) between 3 and 6`,
    ),
  ).toBe(30);
  expect(await published(sql`has_brand_page`)).toBe(30);
  expect(await published(sql`open_jobs > 0`)).toBeGreaterThan(100);
  const covers = [0, 1, 2].map((type) =>
    numberOf(sql`select count(*) n from company_stories where cover_type = ${type}`),
  );
  for (const count of await Promise.all(covers)) expect(count).toBeGreaterThan(15);
  const stories = await selectRows<{ address: string }>(
    db,
    sql`select image->>'url' as address from company_stories, jsonb_array_elements(images) image`,
  );
  expect(
    stories.filter(
      ({ address }) => !existsSync(join(filesDir, address.replace("/api/files/", ""))),
    ),
  ).toEqual([]);
});

test("the demo company has users in every state, and an invitation that has expired", async () => {
  const own = (condition: ReturnType<typeof sql>) =>
    numberOf(sql`select count(*) n from accounts a join companies c on c.id = a.company_id
      left join one_time_tokens t on t.account_id = a.id where c.name = 'Tidewerk' and ${condition}`);
  expect(await own(sql`a.status = 'active'`)).toBe(4);
  expect(await own(sql`a.status = 'suspended'`)).toBe(1);
  expect(await own(sql`a.status = 'invited' and t.expires_at > now()`)).toBe(1);
  expect(await own(sql`a.status = 'invited' and t.expires_at < now()`)).toBe(1);
});

test("the next id follows the last one", async () => {
  const last = await numberOf(sql`select max(id) n from users`);
  const next = await numberOf(
    sql`insert into users (email) values ('new@devguild.example') returning id as n`,
  );
  expect(next).toBe(last + 1);
});

test("the catalogue only fills an empty database", async () => {
  const before = await numberOf(sql`select count(*) n from skills`);
  await seedCatalogue(db);
  expect(await numberOf(sql`select count(*) n from skills`)).toBe(before);
});

test("every image that a row refers to exists", async () => {
  for (const [table, columns] of Object.entries(PICTURE_COLUMNS))
    for (const column of columns) {
      const rows = await selectRows<{ address: string }>(
        db,
        sql`select ${sql.identifier(column)} as address from ${sql.identifier(table)}
          where ${sql.identifier(column)} like '/api/files/%'`,
      );
      const missing = rows.filter(
        ({ address }) => !existsSync(join(filesDir, address.replace("/api/files/", ""))),
      );
      expect(missing, `${table}.${column}`).toEqual([]);
    }
  expect(await readdir(join(filesDir, "logos"))).not.toHaveLength(0);
});

test("the demo company prepares one event and has another one behind it, with leads", async () => {
  const own = (condition = sql`true`) =>
    numberOf(sql`select count(*) n from partnerships p join events e on e.id = p.event_id
      join companies c on c.id = p.company_id where c.name = 'Tidewerk' and ${condition}`);
  expect(await own(sql`e.starts_on > now()`)).toBe(1);
  expect(await own(sql`e.ends_on < now()`)).toBe(1);
  expect(
    await numberOf(sql`select count(*) n from partnership_deadlines d join partnerships p
      on p.event_id = d.event_id where d.due_on > now()`),
  ).toBeGreaterThan(2);
  expect(await numberOf(sql`select count(*) n from partnership_leads`)).toBe(8);
});
