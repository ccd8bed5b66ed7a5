import { contract } from "@devguild/contract/contract";
import { COMPANY_PROFILE_MESSAGES as M } from "@devguild/schemas/constants/company-profile";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";

const calls = contract.companyProfile;

let api: TestApi;
let given: Given;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
});

const setUp = async (
  role: "company-campaign-manager" | "company-administrator" = "company-administrator",
) => {
  const company = await given.company();
  return { company, params: { id: company.id }, person: await given.companyUser(company.id, role) };
};

const openPage = (id: number, slug: string) =>
  api.call(contract.publicCompanies.details, { query: { company_id: id, company_slug: slug } });

describe("a company's profile", () => {
  test("is on the public page as soon as it is saved", async () => {
    const { company, params, person } = await setUp();
    const hamburg = String(await given.placeId("hamburg"));
    await api.call(
      calls.saveInfo,
      { params, body: { headquarters: hamburg, founded: 2014, employees: 4, industries: [3, 1] } },
      person,
    );
    await api.call(
      calls.saveIntroduction,
      { params, body: { short_description: " Software for ports. " } },
      person,
    );
    await api.call(calls.saveKeyValues, { params, body: { key_values: [5, 2, 5] } }, person);
    const tech_stacks = [await given.skillId("postgresql"), await given.skillId("go")];
    await api.call(calls.saveTechStack, { params, body: { tech_stacks } }, person);
    await api.call(calls.saveHiringPreference, { params, body: { hiring_preference: 3 } }, person);
    const saved = await api.call(
      calls.saveLinks,
      { params, body: { website: "tidewerk.example", github: "https://github.com/tidewerk" } },
      person,
    );
    expect(saved.status).toBe(200);
    expect(saved.body.data).toMatchObject({
      headquarters: { place_id: hamburg, as_string: "Hamburg, Germany" },
      employees: { id: 4 },
      industries: [{ id: 3 }, { id: 1 }],
      key_values: [{ id: 5 }, { id: 2 }],
      website: "https://tidewerk.example",
      company_tye: 0,
      linkedin: null,
    });
    expect(saved.body.data.tech_stacks.map(({ id }) => id)).toEqual(tech_stacks);
    const page = await openPage(company.id, company.slug);
    expect(page.body.data).toMatchObject({
      short_description: "Software for ports.",
      founded: 2014,
      employees: "201–500 people",
      headquarters: "Hamburg, Germany",
      hiring_preference: "Career changers",
      website_url: "https://tidewerk.example",
      github_url: "https://github.com/tidewerk",
    });
  });

  test("is saved field by field, so two people at once don't undo each other's changes", async () => {
    const { company, params, person } = await setUp();
    const colleague = await given.companyUser(company.id);
    await api.call(calls.saveInfo, { params, body: { founded: 2014, employees: 2 } }, person);
    const campaigner = await given.companyUser(company.id, "company-campaign-manager");
    await Promise.all([
      api.call(calls.saveInfo, { params, body: { founded: null } }, person),
      api.call(calls.saveInfo, { params, body: { name: "Harbourline" } }, campaigner),
      api.call(calls.saveKeyValues, { params, body: { key_values: [1, 2] } }, person),
      api.call(calls.saveKeyValues, { params, body: { key_values: [3] } }, campaigner),
    ]);
    const { body } = await api.call(calls.one, { params }, colleague);
    expect(body.data).toMatchObject({ name: "Harbourline", founded: null, employees: { id: 2 } });
    expect([[1, 2], [3]]).toContainEqual(body.data.key_values.map(({ id }) => id));
  });

  test("says at the field what is wrong, and changes nothing", async () => {
    const { company, params, person } = await setUp();
    const year = new Date().getFullYear();
    const wrong = await api.call(
      calls.saveInfo,
      { params, body: { name: " ", founded: year + 1, headquarters: "0", employees: 9 } },
      person,
    );
    expect(wrong.status).toBe(422);
    expect(wrong.problem.errors).toMatchObject({
      name: [M.nameRequired],
      founded: [M.founded(year)],
      employees: [M.employeesUnknown],
    });
    const unknown = [
      await api.call(calls.saveInfo, { params, body: { name: "X", headquarters: "0" } }, person),
      await api.call(calls.saveInfo, { params, body: { name: "X", industries: [9999] } }, person),
      await api.call(calls.saveKeyValues, { params, body: { key_values: [9999] } }, person),
      await api.call(calls.saveTechStack, { params, body: { tech_stacks: [99_999] } }, person),
      await api.call(
        calls.saveHiringPreference,
        { params, body: { hiring_preference: 9 } },
        person,
      ),
    ];
    expect(unknown.map(({ problem }) => problem.errors)).toEqual([
      { headquarters: [M.cityUnknown] },
      { industries: [M.industriesUnknown] },
      { key_values: [M.valuesUnknown] },
      { tech_stacks: [M.skillsUnknown] },
      { hiring_preference: [M.hiringPreferenceUnknown] },
    ]);
    const { body } = await api.call(calls.one, { params }, person);
    expect(body.data.name).toBe(company.name);
  });

  test("links lead to web pages of the kind they say", async () => {
    const { params, person } = await setUp();
    const { status, problem } = await api.call(
      calls.saveLinks,
      {
        params,
        body: {
          website: "javascript:alert(1)",
          github: "https://gitlab.com/tidewerk",
          linkedin: "https://linkedin.com.evil.example/company/x",
          twitter: "https://x.com/tidewerk",
        },
      },
      person,
    );
    expect(status).toBe(422);
    expect(problem.errors).toEqual({
      website: [M.linkInvalid("website")],
      github: [M.linkInvalid("github")],
      linkedin: [M.linkInvalid("linkedin")],
    });
  });
});

describe("a company's address", () => {
  test("changes, and the former one still leads to the company", async () => {
    const { company, params, person } = await setUp();
    const slug = `harbourline-${company.id}`;
    const saved = await api.call(calls.saveSlug, { params, body: { slug } }, person);
    expect(saved.body.data.slug).toBe(slug);
    const moved = await openPage(0, company.slug);
    expect(moved.status).toBe(301);
    // Changing it back frees the name in between.
    await api.call(calls.saveSlug, { params, body: { slug: company.slug } }, person);
    expect((await openPage(company.id, company.slug)).status).toBe(200);
  });

  test("belongs to one company, even if two want it at once", async () => {
    const [one, other] = [await setUp(), await setUp()];
    const taken = { params: other.params, body: { slug: one.company.slug } };
    const refused = await api.call(calls.saveSlug, taken, other.person);
    expect(refused.problem.errors).toEqual({ slug: [M.slugTaken] });
    const body = { slug: `wanted-${one.company.id}` };
    const answers = await Promise.all(
      [one, other].map(({ params, person }) => api.call(calls.saveSlug, { params, body }, person)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const reserved = { params: one.params, body: { slug: "edit" } };
    expect((await api.call(calls.saveSlug, reserved, one.person)).problem.errors).toEqual({
      slug: [M.slugInvalid],
    });
  });
});

describe("logo and cover", () => {
  const upload = async ({ params, person }: Awaited<ReturnType<typeof setUp>>) => {
    const body = { filename: "logo.png", content_type: "image/png" } as const;
    const { data } = (await api.call(calls.logoUploadUrl, { params, body }, person)).body;
    const picture = sharp({ create: { width: 200, height: 200, channels: 3, background: "teal" } });
    const sent = await api.app.request(data.signedUrl, {
      method: "PUT",
      headers: { "Content-Type": "image/png" },
      body: new Uint8Array(await picture.png().toBuffer()),
    });
    expect(sent.status).toBeLessThan(300);
    return data.key;
  };

  test("are uploaded, used, and removed", async () => {
    const own = await setUp("company-campaign-manager");
    const img_name = await upload(own);
    const { params, person } = own;
    const saved = await api.call(calls.saveLogo, { params, body: { img_name } }, person);
    expect(saved.body.data).toMatchObject({ logo_url: `/api/files/logos/${img_name}` });
    const removed = await api.call(calls.saveLogo, { params, body: { img_name: null } }, person);
    expect(removed.body.data).toMatchObject({ logo_url: null });
  });

  test("can't be another company's file, nor one that was never uploaded", async () => {
    const [own, other] = [await setUp(), await setUp()];
    const foreign = await upload(other);
    for (const img_name of [
      foreign,
      `${own.company.id}-${crypto.randomUUID()}.png`,
      "../cvs/a.pdf",
    ]) {
      const { params, person } = own;
      const { status } = await api.call(calls.saveLogo, { params, body: { img_name } }, person);
      expect(status).toBe(422);
    }
  });
});

test("only staff publish a company's page, which is then found", async () => {
  const company = await given.company({ published: false });
  const params = { id: company.id };
  const owner = await given.companyUser(company.id, "company-account-owner");
  const body = { published: true };
  expect((await api.call(calls.saveVisibility, { params, body }, owner)).status).toBe(403);
  expect((await openPage(company.id, company.slug)).status).toBe(404);
  const staff = await given.admin();
  const saved = await api.call(calls.saveVisibility, { params, body }, staff);
  expect(saved.body.data.published).toBe(true);
  expect((await openPage(company.id, company.slug)).status).toBe(200);
});

test("a recruiting manager reads the profile and changes nothing of it", async () => {
  const company = await given.company();
  const recruiter = await given.companyUser(company.id, "company-recruiting-manager");
  const params = { id: company.id };
  expect((await api.call(calls.one, { params }, recruiter)).status).toBe(200);
  const body = { short_description: "Mine." };
  expect((await api.call(calls.saveIntroduction, { params, body }, recruiter)).status).toBe(403);
});
