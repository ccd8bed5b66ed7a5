import { createECDH } from "node:crypto";

import { z } from "zod";

/** The variables of push notifications, for readConfiguration. */
export const pushVariables = {
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "must be 32 bytes in base64url")
    .optional(),
  PUSH_LOCAL_HOSTS: z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
};

const variables = z.object(pushVariables);
type Values = z.output<typeof variables>;

/** The pair of keys by which push services know us, in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

export type PushSettings = {
  /** Without them, keys are made at the first start and stored in the database. */
  keys: VapidKeys | undefined;
  /** Stand-ins for push services, which may be on this machine and without encryption. */
  localHosts: readonly string[];
};

const toKeys = (privateKey: string): VapidKeys | undefined => {
  const ecdh = createECDH("prime256v1");
  try {
    ecdh.setPrivateKey(privateKey, "base64url");
    return { publicKey: ecdh.getPublicKey("base64url"), privateKey };
  } catch {
    return undefined;
  }
};

/** Lists the problems of the variables, one per line. */
export const findPushProblems = (values: Values, isProduction: boolean): string[] => [
  ...(values.VAPID_PRIVATE_KEY && !toKeys(values.VAPID_PRIVATE_KEY)
    ? ["VAPID_PRIVATE_KEY: isn’t a private key of the curve P-256"]
    : []),
  ...(isProduction && values.PUSH_LOCAL_HOSTS.length > 0
    ? ["PUSH_LOCAL_HOSTS: is for tests, so it must be empty when DEVGUILD_ENV is production"]
    : []),
];

/** Returns the settings of push notifications. */
export const readPushSettings = ({
  VAPID_PRIVATE_KEY,
  PUSH_LOCAL_HOSTS,
}: Values): PushSettings => ({
  keys: VAPID_PRIVATE_KEY === undefined ? undefined : toKeys(VAPID_PRIVATE_KEY),
  localHosts: PUSH_LOCAL_HOSTS,
});
