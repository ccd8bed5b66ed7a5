import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";

import { partnershipCalls } from "../../../testing/partnership-calls.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";

let api: TestApi;
let partnerships: ReturnType<typeof partnershipCalls>;

beforeAll(async () => {
  api = await openApi();
  partnerships = partnershipCalls(api);
});

describe("the calls of a company's profile", () => {
  test("change the partnership that they name, not the profile", async () => {
    const own = await partnerships.setUp();
    const profile = contract.companyProfile;
    const params = { id: own.company.id };
    const partnership_id = own.partnership.id;
    const introduced = await api.call(
      profile.saveIntroduction,
      { params, body: { short_description: "At booth B14.", partnership_id } },
      own.person,
    );
    expect(introduced.body.data).toMatchObject({
      partnership_id,
      company_introduction: "At booth B14.",
    });
    const granted = await api.call(
      profile.coverUploadUrl,
      { params, body: { content_type: "image/png", partnership_id } },
      own.person,
    );
    const cover = sharp({
      create: { width: 1200, height: 400, channels: 3, background: "teal" },
    });
    await api.app.request(granted.body.data.signedUrl, {
      method: "PUT",
      headers: { "Content-Type": "image/png" },
      body: new Uint8Array(await cover.png().toBuffer()),
    });
    const img_name = granted.body.data.key;
    const saved = await api.call(
      profile.saveCover,
      { params, body: { img_name, partnership_id } },
      own.person,
    );
    expect(saved.body.data).toMatchObject({
      company_congress_cover_url: `/api/files/covers/${img_name}`,
    });
    const { body } = await api.call(profile.one, { params }, own.person);
    expect(body.data).toMatchObject({ cover_url: null });
    expect(body.data.short_description).not.toBe("At booth B14.");
    const [entry] = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.company_id, own.company.id))
      .orderBy(auditLog.id);
    expect(entry).toMatchObject({
      action: "company.edit-partnership",
      details: { partnership_id, changes: { introduction: { after: "At booth B14." } } },
    });
  });

  test("refuse another company's partnership", async () => {
    const [own, other] = [await partnerships.setUp(), await partnerships.setUp()];
    const body = { short_description: "Ours.", partnership_id: other.partnership.id };
    const params = { id: own.company.id };
    const profile = contract.companyProfile;
    expect((await api.call(profile.saveIntroduction, { params, body }, own.person)).status).toBe(
      404,
    );
    const upload = { content_type: "image/png" as const, partnership_id: other.partnership.id };
    expect(
      (await api.call(profile.logoUploadUrl, { params, body: upload }, own.person)).status,
    ).toBe(404);
  });
});
