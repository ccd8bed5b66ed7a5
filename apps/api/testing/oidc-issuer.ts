import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { Provider } from "oidc-provider";

import { CookieJar } from "./cookie-jar.ts";

/** What an issuer knows about a person; the login name is the subject. */
type KnownPerson = {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
};

/** Starts a real OpenID Connect issuer on a free port of this machine, whose login form accepts anyone. */
export const startIssuer = async (callback: string) => {
  const people = new Map<string, KnownPerson>();
  const client = { clientId: "devguild", clientSecret: "a-secret-of-the-tests" };
  // The URL is the issuer's identifier, so the port has to be known first.
  const server = createServer();
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [callback],
      },
    ],
    claims: { profile: ["given_name", "family_name"], email: ["email", "email_verified"] },
    pkce: { required: () => true },
    cookies: { keys: ["tests"] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: true } },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, ...people.get(sub) }),
    }),
  });
  const answer = provider.callback();
  server.on("request", (request, response) => void answer(request, response));

  /** Walks through the issuer's pages like a browser and returns the parameters of the callback. */
  const logInAs = async (subject: string, url: string): Promise<URLSearchParams> => {
    const cookies = new CookieJar();
    const open = async (address: string, form?: Record<string, string>) => {
      const response = await fetch(address, {
        redirect: "manual",
        headers: { Cookie: cookies.header },
        ...(form && { method: "POST", body: new URLSearchParams(form) }),
      });
      cookies.store(response);
      return response;
    };
    let next = url;
    for (let steps = 0; steps < 12; steps++) {
      if (next.startsWith(callback)) return new URL(next).searchParams;
      const response = await open(next);
      const location = response.headers.get("Location");
      if (location) {
        next = new URL(location, next).href;
        continue;
      }
      const page = await response.text();
      const isLogin = page.includes('name="login"');
      const answer = await open(next, {
        prompt: isLogin ? "login" : "consent",
        ...(isLogin && { login: subject, password: "anything" }),
      });
      next = new URL(answer.headers.get("Location") ?? "/", next).href;
    }
    throw new Error("The issuer didn’t redirect back.");
  };

  return {
    issuer,
    ...client,
    people,
    logInAs,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
