import type { OAuthProviderId } from "@devguild/schemas/constants/oauth";
import { z } from "zod";

/** The variables of the providers that people may log in with. */
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

/** A provider that people may log in with, as this installation is registered with it. */
export type OAuthClient = {
  id: OAuthProviderId;
  name: string;
  clientId: string;
  clientSecret: string;
  issuer: string;
  /** Where GitHub, which has no id token, says who somebody is. */
  apiUrl?: string;
};

/** The providers that this installation is registered with. */
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

/** What is wrong with their variables, a line each: half a registration would be a button that never works. */
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
