import { contract } from "@devguild/contract/contract";
import { PARTNERSHIP_MESSAGES as M } from "@devguild/schemas/constants/partnerships";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";

import type { Given } from "../../../testing/given.ts";
import { MARA, statuses, partnershipCalls } from "../../../testing/partnership-calls.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

const calls = contract.partnerships;

let api: TestApi;
let partnerships: ReturnType<typeof partnershipCalls>;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  partnerships = partnershipCalls(api);
  ({ given } = partnerships);
});

describe("the people of a partnership", () => {
  test("are added once each, up to the number of passes, even if two are added at once", async () => {
    const own = await partnerships.setUp({ offer: { passes: 2 } });
    const twice = await Promise.all([
      partnerships.savePerson(own, MARA),
      partnerships.savePerson(own, MARA),
    ]);
    expect(statuses(twice)).toEqual([200, 422]);
    const refused = await partnerships.savePerson(own, { ...MARA, email: "MARA@tidewerk.example" });
    expect(refused.problem.errors).toEqual({ email: [M.personKnown] });
    const two = await Promise.all(
      ["a@b.example", "c@d.example"].map((email) =>
        partnerships.savePerson(own, { ...MARA, email }),
      ),
    );
    expect(statuses(two)).toEqual([200, 409]);
    expect(two.find(({ status }) => status === 409)?.problem.message).toBe(M.noPasses(2));
  });

  test("are changed field by field, and leave their activities when they go", async () => {
    const own = await partnerships.setUp();
    const { id } = await given.partnershipPerson(own.partnership.id, { phone: "+49 1" });
    const changed = await partnerships.savePerson(own, { id, role: "speaker" });
    expect(changed.body.data).toMatchObject([{ id, role: "speaker", phone: "+49 1" }]);
    expect(
      (await partnerships.savePerson(own, { id, phone: null })).body.data[0]?.phone,
    ).toBeNull();
    expect((await partnerships.savePerson(own, { id: 999_999, role: "speaker" })).status).toBe(404);
    expect(
      (await partnerships.savePerson(own, { first_name: "Mara" })).problem.errors,
    ).toMatchObject({
      last_name: [M.lastNameRequired],
      email: [M.emailRequired],
      role: [M.roleRequired],
    });
    const activity = {
      title: "Ask Mara",
      starts_at: `${own.event.starts_on}T09:00:00Z`,
      ends_at: `${own.event.starts_on}T10:00:00Z`,
      person_ids: [id],
    };
    await api.call(calls.saveActivity, { params: own.params, body: activity }, own.person);
    const remove = () =>
      api.call(calls.removePerson, { params: { ...own.params, id } }, own.person);
    expect((await remove()).body.data).toEqual([]);
    expect((await remove()).status).toBe(404);
    expect((await partnerships.read(own)).company_booth_activities).toMatchObject([
      { person_ids: [] },
    ]);
  });

  test("have a picture that was uploaded", async () => {
    const own = await partnerships.setUp();
    const refused = await partnerships.savePerson(own, {
      ...MARA,
      image_url: "https://evil.example/a.png",
    });
    expect(refused.problem.errors).toEqual({ image_url: [M.imageMissing] });
    const { body } = await api.call(
      contract.uploads.temporary,
      { body: { filename: "a.png", type: "logo", content_type: "image/png" } },
      own.person,
    );
    const picture = sharp({ create: { width: 200, height: 200, channels: 3, background: "teal" } });
    await api.app.request(body.data.signedUrl, {
      method: "PUT",
      headers: { "Content-Type": "image/png" },
      body: new Uint8Array(await picture.png().toBuffer()),
    });
    const saved = await partnerships.savePerson(own, { ...MARA, image_url: body.data.fileUrl });
    expect(saved.body.data).toMatchObject([{ image_url: body.data.fileUrl }]);
  });
});
