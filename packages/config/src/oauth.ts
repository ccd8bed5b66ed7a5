import type { OAuthProviderId } from "@devguild/schemas/constants/oauth";
import { z } from "zod";

/** The variables of the login providers. */
export const oauthVariables = {
  OAUTH_GITHUB_CLIENT_ID: z.string().optional(),
  OAUTH_GITHUB_CLIENT_SECRET: z.string().optional(),
  OAUTH_GITHUB_URL: z.url({ protocol: /^https?$/ }).default("https://github.com"),
  OAUTH_GITHUB_API_URL: z.url({ protocol: /^https?$/ }).default("https://api.github.com"),
  OAUTH_GOOGLE_CLIENT_ID: z.string().optional(),
  OAUTH_GOOGLE_CLIENT_SECRET: z.string().optional(),
  OAUTH_LINKEDIN_CLIENT_ID: z.string().optional(),
  OAUTH_LINKEDIN_CLIENT_SECRET: z.string().optional(),
  OAUTH_OIDC_CLIENT_ID: z.string().optional(),
  OAUTH_OIDC_CLIENT_SECRET: z.string().optional(),
  OAUTH_OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OAUTH_OIDC_NAME: z.string().max(40).default("Single sign-on"),
};

const variables = z.object(oauthVariables);
type Values = z.output<typeof variables>;

/** A login provider with this installation's credentials. */
export type OAuthClient = {
  id: OAuthProviderId;
  name: string;
  clientId: string;
  clientSecret: string;
  issuer: string;
  /** The user API of GitHub, which has no id token. */
  apiUrl?: string;
  /** Where our server reaches the issuer, if not at its public origin. */
  internalOrigin?: string;
};

/** The path on the API of Guild ID, the demo's own issuer. */
export const GUILD_ID_PATH = "/dev/guild-id";

/** The client of Guild ID, which the demo's API serves itself on `port`. Never in production. */
export const guildIdClient = (apiUrl: string, port: number): OAuthClient => ({
  id: "guild-id",
  name: "Guild ID",
  clientId: "devguild",
  // Nothing to protect: it lets anyone on this machine log in as anyone.
  clientSecret: "guild-id-of-the-demo",
  issuer: apiUrl + GUILD_ID_PATH,
  internalOrigin: `http://127.0.0.1:${port}`,
});

/** Lists the configured login providers. */
export const readOAuthClients = (values: Values): OAuthClient[] => {
  const known = [
    { id: "github", name: "GitHub", issuer: values.OAUTH_GITHUB_URL, prefix: "OAUTH_GITHUB" },
    {
      id: "google",
      name: "Google",
      issuer: "https://accounts.google.com",
      prefix: "OAUTH_GOOGLE",
    },
    {
      id: "linkedin",
      name: "LinkedIn",
      issuer: "https://www.linkedin.com/oauth",
      prefix: "OAUTH_LINKEDIN",
    },
    {
      id: "oidc",
      name: values.OAUTH_OIDC_NAME,
      issuer: values.OAUTH_OIDC_ISSUER ?? "",
      prefix: "OAUTH_OIDC",
    },
  ] as const;
  return known.flatMap(({ prefix, ...client }) => {
    const clientId = values[`${prefix}_CLIENT_ID`];
    const clientSecret = values[`${prefix}_CLIENT_SECRET`];
    return clientId && clientSecret
      ? [
          {
            ...client,
            clientId,
            clientSecret,
            ...(client.id === "github" && { apiUrl: values.OAUTH_GITHUB_API_URL }),
          },
        ]
      : [];
  });
};

/**
 * Lists the problems of their variables, one per line: with only half of the credentials, the
 * button would never work.
 */
export const findOAuthProblems = (values: Values): string[] => [
  ...(["GITHUB", "GOOGLE", "LINKEDIN", "OIDC"] as const).flatMap((name) => {
    const [id, secret] = [`OAUTH_${name}_CLIENT_ID`, `OAUTH_${name}_CLIENT_SECRET`] as const;
    if (values[id] && !values[secret]) return [`${secret}: is needed beside ${id}`];
    if (values[secret] && !values[id]) return [`${id}: is needed beside ${secret}`];
    return [];
  }),
  ...(values.OAUTH_OIDC_CLIENT_ID && !values.OAUTH_OIDC_ISSUER
    ? ["OAUTH_OIDC_ISSUER: is needed beside OAUTH_OIDC_CLIENT_ID"]
    : []),
];
