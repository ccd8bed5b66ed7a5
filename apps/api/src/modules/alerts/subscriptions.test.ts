import { contract } from "@devguild/contract/contract";
import { MESSAGES } from "@devguild/schemas/constants/identity";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type TestApi, openApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { consents } from "../consents/consents.tables.ts";
import { type AlertLink, unsubscribePaths, signAlertLink } from "./alert-links.policy.ts";
import { savedSearches } from "./alerts.tables.ts";

const calls = contract.alerts;

let api: TestApi;

let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const tokenOf = (act: "end-alert" | "end-digest", id: number) =>
  signAlertLink(testConfig.secret, { act, id });

const look = (token: string) => api.call(calls.subscription, { query: { token } });

const end = (token: string) => api.call(calls.unsubscribe, { body: { token } });

const rowOf = async (id: number) => {
  const [row] = await api.db.select().from(savedSearches).where(eq(savedSearches.id, id));
  return row;
};

/** Posts like a mail client, with any headers it may send. */
const oneClick = (
  token: string,
  body: BodyInit = new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  headers: Record<string, string> = {},
) => api.app.request(unsubscribePaths(token).oneClick, { method: "POST", body, headers });

describe("the unsubscribe link of an email", () => {
  test("stops the emails of a developer's search, which stays saved", async () => {
    const developer = await given.developer();
    const { id } = await given.savedSearch(developer, { remote: true });
    const token = tokenOf("end-alert", id);
    const about = { kind: "alert", description: "Tech jobs, remote", path: "/jobs?remote=1" };
    expect((await look(token)).body.data).toEqual({ ...about, frequency: "daily", active: true });
    expect(await rowOf(id)).toMatchObject({ frequency: "daily" });
    expect((await end(token)).body.data).toMatchObject({ ...about, active: false });
    expect(await rowOf(id)).toMatchObject({ frequency: "never", due_at: null });
    expect((await look(token)).body.data).toMatchObject({ frequency: "never", active: false });
    expect((await api.call(calls.list, {}, developer)).body.data).toHaveLength(1);
  });

  test("deletes a guest's search; a second click changes nothing", async () => {
    const { id } = await given.savedSearch({ email: "leaving@test.example" });
    const token = tokenOf("end-alert", id);
    expect((await end(token)).body.data).toMatchObject({ description: "Tech jobs", active: false });
    expect(await rowOf(id)).toBeUndefined();
    const gone = { kind: "alert", description: null, path: null, frequency: null, active: false };
    expect((await end(token)).body.data).toEqual(gone);
    expect((await look(token)).body.data).toEqual(gone);
  });

  test("stops the digest and withdraws the consent, as the profile shows", async () => {
    const developer = await given.developer();
    const agree = (agreed: boolean) =>
      api.call(
        contract.profile.saveNotifications,
        { body: { job_recommendations_subscribed: agreed, dev_digest_subscription_status: 1 } },
        developer,
      );
    await agree(true);
    const token = tokenOf("end-digest", developer.developerId);
    const digest = { kind: "digest", description: null, path: null, frequency: "weekly" };
    expect((await look(token)).body.data).toEqual({ ...digest, active: true });
    expect((await end(token)).body.data).toEqual({ ...digest, active: false });
    expect((await end(token)).body.data).toEqual({ ...digest, active: false });
    const me = await api.call(contract.identity.me, {}, developer);
    expect(me.body.data).toMatchObject({
      job_recommendations_subscribed: false,
      dev_digest_subscription_status: 1,
    });
    const saved = await api.db
      .select()
      .from(consents)
      .where(and(eq(consents.user_id, developer.userId)));
    const withdrawn = saved.map(({ purpose, withdrawn_at }) => [purpose, withdrawn_at !== null]);
    expect(Object.fromEntries(withdrawn)).toEqual({ "job-digest": true, newsletter: false });
    // They can agree again.
    expect((await agree(true)).body.data.job_recommendations_subscribed).toBe(true);
    expect((await look(token)).body.data.active).toBe(true);
  });

  test("of a deleted user does nothing", async () => {
    const token = tokenOf("end-digest", 999_999_999);
    expect((await end(token)).body.data).toMatchObject({ kind: "digest", active: false });
  });

  test("works only with our signature", async () => {
    const { id } = await given.savedSearch({ email: "staying@test.example" });
    const token = tokenOf("end-alert", id);
    const [, , signature = ""] = token.split(".");
    const other: AlertLink = { act: "end-alert", id };
    const confirming = signAlertLink(testConfig.secret, { act: "confirm", id, frequency: "daily" });
    for (const wrong of [
      "unknown",
      "a..b",
      `end-alert.${id + 1}.${signature}`,
      `end-digest.${id}.${signature}`,
      `${token}x`,
      token.slice(0, -1),
      signAlertLink("another secret", other),
      confirming,
    ]) {
      expect((await end(wrong)).problem.errors, wrong).toEqual({ token: [MESSAGES.tokenInvalid] });
      expect((await oneClick(wrong)).status, wrong).toBe(422);
    }
    expect(await rowOf(id)).toMatchObject({ frequency: "daily" });
  });
});

describe("one-click unsubscribe", () => {
  const formData = () => {
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    return form;
  };

  test.each([
    ["as a form", () => new URLSearchParams({ "List-Unsubscribe": "One-Click" })],
    ["as a form in parts", formData],
  ])("%s works from anywhere, without a cookie", async (_, body) => {
    const { id } = await given.savedSearch({ email: "clicking@test.example" });
    const token = tokenOf("end-alert", id);
    const foreign = { Origin: "https://mail.example", Referer: "https://mail.example/" };
    expect((await oneClick(token, body(), foreign)).status).toBe(200);
    expect(await rowOf(id)).toBeUndefined();
    expect((await oneClick(token, body())).status).toBe(200);
  });

  test("works for the digest too", async () => {
    const developer = await given.developer();
    await api.call(
      contract.profile.saveNotifications,
      { body: { job_recommendations_subscribed: true } },
      developer,
    );
    await oneClick(tokenOf("end-digest", developer.developerId));
    const me = await api.call(contract.identity.me, {}, developer);
    expect(me.body.data.job_recommendations_subscribed).toBe(false);
  });

  test("ignores any other request body", async () => {
    const { id } = await given.savedSearch({ email: "scanned@test.example" });
    const token = tokenOf("end-alert", id);
    for (const body of ["", "{}", "List-Unsubscribe=No", new URLSearchParams({ a: "b" })])
      expect((await oneClick(token, body)).status).toBe(422);
    const broken = { "Content-Type": "multipart/form-data; boundary=x" };
    expect((await oneClick(token, "--y", broken)).status).toBe(422);
    const opened = await api.app.request(unsubscribePaths(token).oneClick);
    expect(opened.status).toBe(302);
    expect(opened.headers.get("Location")).toBe(
      `${testConfig.urls.site}/en/alerts/unsubscribe?token=${token}`,
    );
    expect(await rowOf(id)).toMatchObject({ frequency: "daily" });
  });
});
