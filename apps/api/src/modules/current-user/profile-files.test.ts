import { existsSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import { contract } from "@devguild/contract/contract";
import { DEFAULT_AVATARS } from "@devguild/schemas/constants/uploads";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { type Caller, openApi, type TestApi } from "../../../testing/test-api.ts";
import { testConfig } from "../../../testing/test-config.ts";
import { grantDownload } from "../../ports/files/signed-downloads.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { developers } from "../developers/developers.tables.ts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

const calls = contract.profileFiles;
const FILES = join(testConfig.dataDir, "files");
const MEGABYTE = 1024 * 1024;
const PDF = "%PDF-1.7\nHello.\n%%EOF\n";

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

afterAll(() => rm(FILES, { recursive: true, force: true }));

const put = async (url: string, body: Uint8Array | string, type: string) => {
  const response = await api.app.request(url, {
    method: "PUT",
    headers: { "Content-Type": type },
    body: typeof body === "string" ? body : new Uint8Array(body),
  });
  return { status: response.status, text: await response.text() };
};
const listFiles = (folder: string) =>
  existsSync(join(FILES, folder)) ? readdirSync(join(FILES, folder)) : [];

describe("a profile picture", () => {
  const upload = async (caller: Caller, width = 800, height = 500) => {
    const body = { filename: "me.jpg", content_type: "image/jpeg" as const };
    const { data } = (await api.call(calls.imageUploadUrl, { body }, caller)).body;
    const picture = sharp({ create: { width, height, channels: 3, background: "teal" } });
    const answer = await put(data.signedUrl, await picture.jpeg().toBuffer(), "image/jpeg");
    return { key: data.key, ...answer };
  };
  const save = (caller: Caller, img_name: string | null) =>
    api.call(calls.saveImage, { body: { img_name } }, caller);

  test("is cropped to a square, served, and replaces the previous one", async () => {
    const developer = await given.developer();
    const { key } = await upload(developer);
    const first = (await save(developer, key)).body.data.image_url ?? "";
    const served = await api.app.request(first);
    const { width, height, format } = await sharp(
      Buffer.from(await served.arrayBuffer()),
    ).metadata();
    expect([width, height, format]).toEqual([512, 512, "jpeg"]);
    const next = await upload(developer);
    const answer = await api.call(calls.saveImage, { body: { filename: next.key } }, developer);
    expect(answer.body.data.image_url).toContain(next.key);
    expect(listFiles("avatars")).not.toContain(key);
    expect((await save(developer, null)).body.data.image_url).toBeNull();
    expect(listFiles("avatars")).not.toContain(next.key);
  });

  test("may be one of six drawn avatars", async () => {
    const recruiter = await given.companyUser((await given.company()).id);
    const seen = new Set<string>();
    for (const name of DEFAULT_AVATARS) {
      const address = (await save(recruiter, name)).body.data.image_url ?? "";
      const served = await api.app.request(address);
      expect(served.headers.get("Content-Type")).toBe("image/svg+xml");
      seen.add(await served.text());
    }
    expect(seen.size).toBe(6);
    expect((await save(recruiter, "default-7.svg")).status).toBe(422);
  });

  test("leaves a faceless avatar for a while after it is removed", async () => {
    const served = await api.app.request("/api/files/avatars/1-gone.png");
    expect(served.status).toBe(200);
    expect(served.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(served.headers.get("Cache-Control")).toBe("no-store");
    expect((await api.app.request("/api/files/logos/1-gone.png")).status).toBe(404);
  });

  test("must be the user's own upload and large enough", async () => {
    const [one, other] = [await given.developer(), await given.developer()];
    const { key } = await upload(one);
    for (const [caller, name] of [
      [other, key],
      [one, `${one.userId}-00000000-0000-0000-0000-000000000000.jpg`],
      [one, "../secret.jpg"],
    ] as const)
      expect((await save(caller, name)).status).toBe(422);
    const small = await upload(one, 95, 400);
    expect(small.status).toBe(422);
    expect(small.text).toContain("at least 96 × 96");
    expect((await api.call(calls.saveImage, { body: {} }, one)).status).toBe(422);
  });
});

describe("a CV", () => {
  const grant = async (caller: Caller) => {
    const body = { file_name: "cv.pdf", content_type: "application/pdf" as const };
    return (await api.call(calls.cvUploadUrl, { body }, caller)).body.data;
  };
  const upload = async (caller: Caller, text = PDF) => {
    const { signedUrl, key } = await grant(caller);
    expect((await put(signedUrl, text, "application/pdf")).status).toBe(200);
    return key;
  };
  const save = (caller: Caller, file_name: string | null) =>
    api.call(calls.saveCv, { body: { file_name } }, caller);
  const withCv = async () => {
    const developer = await given.developer();
    await save(developer, await upload(developer));
    return developer;
  };
  const link = (id: number, caller: Caller) => api.call(calls.cvLink, { params: { id } }, caller);

  test("is uploaded, downloaded by its owner and removed", async () => {
    const developer = await given.developer();
    expect((await link(developer.developerId, developer)).status).toBe(404);
    const key = await upload(developer);
    expect((await save(developer, key)).body.data.url).not.toBe("");
    const me = (await api.call(contract.identity.me, {}, developer)).body.data;
    expect(me.cv_uploaded).toBe(true);

    const { url } = (await link(developer.developerId, developer)).body.data;
    const served = await api.app.request(url);
    expect(await served.text()).toBe(PDF);
    expect(served.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="cv.pdf"; filename\*=UTF-8''Ada%20Person%20\d+\.pdf$/,
    );
    expect(served.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(served.headers.get("Cache-Control")).toBe("private, no-store");

    const second = await upload(developer);
    await save(developer, second);
    expect(listFiles("cvs")).not.toContain(key);
    expect((await api.app.request(url)).status).toBe(404);
    expect((await save(developer, null)).body.data).toEqual({ url: "" });
    expect(listFiles("cvs")).not.toContain(second);
    expect((await link(developer.developerId, developer)).status).toBe(404);
  });

  test("has a download URL that works for five minutes", async () => {
    const developer = await withCv();
    const { url } = (await link(developer.developerId, developer)).body.data;
    const name = /[0-9a-f-]+\.pdf/.exec(url)?.[0] ?? "";
    const file = { name, as: "x.pdf" };
    const FIVE_MINUTES = 5 * 60 * 1000;
    for (const address of [
      grantDownload(testConfig.secret, "cv", file, Date.now() - FIVE_MINUTES),
      grantDownload("x".repeat(40), "cv", file),
      grantDownload(testConfig.secret, "export", file).replace("/exports/", "/cvs/"),
      url.replace(/as=[^&]+/, "as=evil.html"),
      url.replace(/expires=\d+/, `expires=${Date.now() + 9 * FIVE_MINUTES}`),
      url.replace(/expires=\d+/, "expires=NaN"),
      `/api/cvs/${name}`,
    ])
      expect((await api.app.request(address)).status).toBe(403);
    expect((await api.app.request(`/api/files/cvs/${name}`)).status).toBe(404);
  });

  test("is available to its owner, to staff, and to companies that received an application", async () => {
    const developer = await withCv();
    const company = await given.company();
    const job = await given.openJob({ company });
    const recruiter = await given.companyUser(company.id);
    const status = async (caller: Caller) => (await link(developer.developerId, caller)).status;
    expect(await status(recruiter)).toBe(403);
    const application = await given.application(developer.developerId, job.id);
    expect(await status(recruiter)).toBe(200);
    expect(await status(await given.companyUser(company.id, "company-campaign-manager"))).toBe(403);
    expect(await status(await given.companyUser((await given.company()).id))).toBe(403);
    expect(await status(await given.developer())).toBe(403);
    expect(await status(await given.admin("support"))).toBe(200);
    expect(await status(await given.admin("content-editor"))).toBe(403);
    expect(await status({})).toBe(401);

    await api.call(
      contract.applications.walkAway,
      { params: { id: developer.developerId, jobId: job.id }, body: { reasons: ["salary"] } },
      developer,
    );
    expect(await status(recruiter)).toBe(403);
    const waiting = await withCv();
    await given.application(waiting.developerId, job.id, APPLICATION_STATUSES.APPLIED);
    expect((await link(waiting.developerId, recruiter)).status).toBe(403);
    expect(application.id).toBeGreaterThan(0);
  });

  test("that staff open is in the audit log, and only then", async () => {
    const developer = await withCv();
    const support = await given.admin("support");
    await link(developer.developerId, developer);
    await link(developer.developerId, support);
    await link((await given.developer()).developerId, support);
    const entries = await api.db
      .select({ by: auditLog.user_id, of: auditLog.subject_id })
      .from(auditLog)
      .where(eq(auditLog.action, "developer.open-cv"));
    expect(entries.filter(({ by }) => by === support.userId)).toEqual([
      { by: support.userId, of: developer.developerId },
    ]);
    expect(entries.some(({ by }) => by === developer.userId)).toBe(false);
  });

  test("of a deleted developer is available to nobody", async () => {
    const developer = await withCv();
    await api.db
      .update(developers)
      .set({ deleted_at: new Date() })
      .where(eq(developers.id, developer.developerId));
    expect((await link(developer.developerId, await given.admin())).status).toBe(404);
  });

  test("must be a PDF by its bytes, of at most 10 MB", async () => {
    const developer = await given.developer();
    for (const bytes of ["<html>%PDF", "Hello.", "", `${"x".repeat(2000)}${PDF}`]) {
      const { signedUrl } = await grant(developer);
      const answer = await put(signedUrl, bytes, "application/pdf");
      expect([answer.status, answer.text.includes("isn’t a PDF")]).toEqual([422, true]);
    }
    const padded = (size: number) => `%PDF-1.7\n${"x".repeat(size - 15)}\n%%EOF`;
    const { signedUrl, key } = await grant(developer);
    expect((await put(signedUrl, padded(10 * MEGABYTE + 1), "application/pdf")).status).toBe(413);
    expect((await put(signedUrl, padded(10 * MEGABYTE), "application/pdf")).status).toBe(200);
    expect((await put(signedUrl, PDF, "application/pdf")).status).toBe(409);
    expect((await save(developer, key)).status).toBe(200);
  });

  test("cannot be someone else's upload, or a picture", async () => {
    const [one, other] = [await given.developer(), await given.developer()];
    const key = await upload(one);
    expect((await save(other, key)).status).toBe(422);
    const { signedUrl } = await grant(one);
    expect((await put(signedUrl.replace("/cv/", "/avatar/"), PDF, "application/pdf")).status).toBe(
      403,
    );
    expect((await put(signedUrl, PDF, "image/png")).status).toBe(422);
  });
});
