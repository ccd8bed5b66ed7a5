import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import type { OAuthClient } from "@devguild/config/oauth";
import { afterEach, beforeEach, expect, test } from "vitest";

import { buildLogInUrl, readPerson } from "./providers.ts";

// Mimics GitHub as documented, including its request checks; never tested against GitHub itself.

type Seen = { path: string; body: URLSearchParams; headers: Record<string, unknown> };

const attempt = {
  state: "the-state",
  nonce: "unused",
  codeVerifier: "a-verifier-of-more-than-forty-three-characters-in-all",
  redirectUri: "http://localhost:3000/en/login",
};

let server: Server;
let seen: Seen[];
let emails: object[];
let client: OAuthClient;

beforeEach(async () => {
  seen = [];
  emails = [
    { email: "old@mail.example", primary: false, verified: true },
    { email: "ada@mail.example", primary: true, verified: true },
  ];
  const answers: Record<string, () => object> = {
    "/login/oauth/access_token": () => ({
      access_token: "gho_1",
      token_type: "bearer",
      scope: "read:user,user:email",
    }),
    "/user": () => ({ id: 42, login: "ada", name: "Ada Byron King" }),
    "/user/emails": () => emails,
  };
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (part) => (text += part));
    request.on("end", () => {
      const path = request.url ?? "";
      seen.push({ path, body: new URLSearchParams(text), headers: request.headers });
      const answer = answers[path];
      response.writeHead(answer ? 200 : 404, { "Content-Type": "application/json" });
      response.end(JSON.stringify(answer?.() ?? {}));
    });
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = {
    id: "github",
    name: "GitHub",
    clientId: "our-id",
    clientSecret: "our-secret",
    issuer: url,
    apiUrl: url,
  };
});
afterEach(() => {
  server.close();
});

test("users are sent to GitHub's page with scope, state and a challenge", async () => {
  const url = new URL(await buildLogInUrl(client, attempt));
  expect(url.pathname).toBe("/login/oauth/authorize");
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: "our-id",
    redirect_uri: attempt.redirectUri,
    scope: "read:user user:email",
    state: "the-state",
    code_challenge_method: "S256",
  });
  expect(url.searchParams.has("nonce")).toBe(false);
});

test("the code is exchanged for a user with the primary address", async () => {
  const person = await readPerson(client, attempt, { code: "c0de", iss: undefined });
  expect(person).toEqual({
    subject: "42",
    email: "ada@mail.example",
    emailVerified: true,
    firstName: "Ada",
    lastName: "Byron King",
  });
  const [exchange, user] = seen;
  expect(Object.fromEntries(exchange?.body ?? [])).toMatchObject({
    grant_type: "authorization_code",
    code: "c0de",
    code_verifier: attempt.codeVerifier,
    redirect_uri: attempt.redirectUri,
  });
  expect(exchange?.headers["accept"]).toBe("application/json");
  expect(user?.headers["authorization"]).toBe("Bearer gho_1");
});

test("an address that GitHub has not confirmed is marked as such", async () => {
  emails = [{ email: "ada@mail.example", primary: true, verified: false }];
  const person = await readPerson(client, attempt, { code: "c0de", iss: undefined });
  expect(person).toMatchObject({ email: "ada@mail.example", emailVerified: false });
});

test("a provider that does not respond is unavailable", async () => {
  const away = { ...client, id: "oidc" as const, issuer: "http://127.0.0.1:9", name: "Away" };
  await expect(buildLogInUrl(away, attempt)).rejects.toMatchObject({ kind: "unavailable" });
});
