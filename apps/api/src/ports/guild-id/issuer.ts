import { generateKeyPair } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";

import type { Configuration } from "@devguild/config/configuration";
import { GUILD_ID_PATH, guildIdClient } from "@devguild/config/oauth";
import { OAUTH_CALLBACK_PATH } from "@devguild/schemas/constants/oauth";
import { LRUCache } from "lru-cache";
import { errors, Provider } from "oidc-provider";
import type { Logger } from "pino";

import { generateToken } from "../../secrets/tokens.ts";
import { MINUTE_S } from "../../time.ts";
import { buildPagePolicy, problemPage } from "./log-in-page.ts";
import { createMemoryAdapter } from "./memory-adapter.ts";
import type { GuildIdPerson } from "./people.ts";

const LIFETIME_S = 15 * MINUTE_S;
const MAX_PEOPLE = 1000;

type People = LRUCache<string, GuildIdPerson>;

/** A request and its response as Node's server has them: the issuer reads and answers them itself. */
export type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse };

const createSigningKey = async () => {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" };
};

const createProvider = async ({ urls, ports }: Configuration, people: People) => {
  const client = guildIdClient(urls.api, ports.api);
  const provider: Provider = new Provider(client.issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [urls.site + OAUTH_CALLBACK_PATH],
      },
    ],
    claims: { profile: ["name"], email: ["email", "email_verified"] },
    // Browsers send a host's cookies to all its ports, so these have names and a path of their own.
    cookies: {
      keys: [generateToken()],
      names: { session: "guild_id", interaction: "guild_id_log_in", resume: "guild_id_resume" },
      long: { path: GUILD_ID_PATH },
    },
    expiresWithSession: () => false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    findAccount: (_, accountId) => {
      const person = people.get(accountId);
      if (!person) return undefined;
      const { name, email, verified } = person;
      return {
        accountId,
        claims: () => ({ sub: accountId, name, email, email_verified: verified }),
      };
    },
    interactions: { url: (_, { uid }) => `${GUILD_ID_PATH}/log-in/${uid}` },
    jwks: { keys: [await createSigningKey()] },
    // It's our own site, so nobody has to agree to what it receives.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        accountId: oidc.account?.accountId,
        clientId: oidc.client?.clientId,
      });
      grant.addOIDCScope("openid profile email");
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    renderError: async (ctx, { error_description: message = "" }) => {
      ctx.type = "html";
      ctx.body = String(await problemPage(message, urls.site));
    },
    responseTypes: ["code"],
    ttl: {
      AccessToken: LIFETIME_S,
      AuthorizationCode: MINUTE_S,
      Grant: LIFETIME_S,
      IdToken: LIFETIME_S,
      Interaction: LIFETIME_S,
      Session: LIFETIME_S,
    },
  });
  // It builds its URLs from the forwarded host, which `respond` sets.
  provider.proxy = true;
  // The app's own headers don't reach these responses.
  provider.use((ctx, next) => {
    ctx.set({
      "Content-Security-Policy": buildPagePolicy(urls.site),
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
    });
    return next();
  });
  return provider;
};

/** Creates Guild ID. People and log-ins are only in this process's memory: a demo is one process. */
export const createIssuer = async (config: Configuration, log: Logger) => {
  const people: People = new LRUCache({ max: MAX_PEOPLE });
  const provider = await createProvider(config, people);
  provider.on("server_error", (_, error) => log.error({ err: error }, "Guild ID failed"));
  const answer = provider.callback();
  const { host, protocol } = new URL(config.urls.api);

  const isWaiting = async ({ incoming, outgoing }: Exchange) => {
    try {
      await provider.interactionDetails(incoming, outgoing);
      return true;
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return false;
      throw error;
    }
  };

  const finish = async (exchange: Exchange, result: Parameters<Provider["interactionResult"]>[2]) =>
    (await isWaiting(exchange))
      ? provider.interactionResult(exchange.incoming, exchange.outgoing, result)
      : null;

  return {
    /** Answers a request of the protocol. Its `path` is relative to the issuer. */
    respond: ({ incoming, outgoing }: Exchange, path: string) => {
      Object.assign(incoming.headers, {
        "x-forwarded-host": host,
        "x-forwarded-proto": protocol.slice(0, -1),
      });
      return answer(Object.assign(incoming, { url: path, baseUrl: GUILD_ID_PATH }), outgoing);
    },
    /** Returns whether this browser has started a log-in, and still has to choose who to log in as. */
    isWaiting,
    /**
     * Logs someone in and returns the URL to continue at; null if no log-in is waiting. Whoever has the
     * same email address is the same person.
     */
    logIn: (exchange: Exchange, person: GuildIdPerson) => {
      const accountId = person.email.toLowerCase();
      people.set(accountId, person);
      return finish(exchange, { login: { accountId } });
    },
    /** Gives up the log-in and returns the URL to continue at; null if none is waiting. */
    cancel: (exchange: Exchange) => finish(exchange, { error: "access_denied" }),
  };
};
