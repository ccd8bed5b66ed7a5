import { contract } from "@devguild/contract/contract";
import { beforeAll, describe, expect, test } from "vitest";

import { productionConfig } from "../../testing/production-config.ts";
import { givenOn } from "../../testing/given.ts";
import { openApi, type TestApi } from "../../testing/test-api.ts";
import { hashPassword } from "../secrets/password-hash.ts";

const PASSWORD = "seven-lanterns-north";
const SITE = productionConfig.urls.site;

describe("over https on one host", () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await openApi(productionConfig);
  });

  test("browsers are told to stay with https", async () => {
    const { headers } = await api.app.request("/healthz");
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
  });

  test("the session's cookie belongs to that host alone, and only that one logs in", async () => {
    const user = { password_hash: await hashPassword(PASSWORD) };
    const { email } = await givenOn(api.db).developer({ user });
    const logIn = { body: { email, password: PASSWORD } };
    const answer = await api.call(contract.identity.logIn, logIn, { origin: SITE });
    const [session = "", ...others] = answer.headers.getSetCookie();
    expect(session).toMatch(
      /^__Host-devguild_session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(others).toEqual([expect.stringMatching(/^__Host-devguild_known=[^;]+;.* Secure;/)]);
    const [pair = ""] = session.split(";");
    const statusWith = async (Cookie: string) =>
      (await api.app.request("/api/v2/user", { headers: { Cookie } })).status;
    expect(await statusWith(pair)).toBe(200);
    expect(await statusWith(pair.replace("__Host-", ""))).toBe(401);
  });
});

test("a demo, whose host serves other programs too, says nothing of https", async () => {
  const api = await openApi();
  const { headers } = await api.app.request("/healthz");
  expect(headers.get("Strict-Transport-Security")).toBeNull();
});
