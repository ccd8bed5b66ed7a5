import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

import { isoCBOR } from "@simplewebauthn/server/helpers";

import { testConfig } from "./test-config.ts";

const PRESENT = 1;
const VERIFIED = 4;
const HAS_KEY = 64;

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString("base64url");
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** How a device deviates from the default behaviour. */
type Behaviour = {
  origin?: string;
  rpId?: string;
  /** Whether it verifies its user by fingerprint, face or PIN. */
  verifies?: boolean;
  /** The kind of ceremony that it claims to sign. */
  type?: "webauthn.create" | "webauthn.get";
  /** A counter to report instead of its own. */
  counter?: number;
  userHandle?: string;
};

/** Simulates a device that creates and uses one passkey as a browser would. */
export const softwareAuthenticator = ({ counts = true } = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;
  let owner: string | undefined;

  const toBytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  // ES256 in COSE format: key type EC2, algorithm -7, curve P-256, and the point.
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, toBytes(x)],
      [-3, toBytes(y)],
    ]),
  );

  const clientData = (
    challenge: string,
    type: string,
    { origin = testConfig.urls.site }: Behaviour,
  ) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (behaviour: Behaviour, key?: Uint8Array) => {
    counter += counts ? 1 : 0;
    const { rpId = new URL(testConfig.urls.site).hostname, verifies = true } = behaviour;
    const flags = PRESENT | (verifies ? VERIFIED : 0) | (key ? HAS_KEY : 0);
    const keyPart = key
      ? Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      : Buffer.alloc(0);
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([flags]),
      uint32(behaviour.counter ?? counter),
      keyPart,
    ]);
  };

  const credential = {
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key" as const,
    clientExtensionResults: {},
  };

  return {
    /** Creates the passkey, like `navigator.credentials.create`. */
    create: (options: { challenge: string; user: { id: string } }, behaviour: Behaviour = {}) => {
      owner = options.user.id;
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authenticatorData(behaviour, coseKey))],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(
            clientData(options.challenge, behaviour.type ?? "webauthn.create", behaviour),
          ),
          attestationObject: base64url(isoCBOR.encode(attestation as Map<string, string>)),
          transports: ["internal"],
        },
      };
    },
    /** Signs a challenge, like `navigator.credentials.get`. */
    get: ({ challenge }: { challenge: string }, behaviour: Behaviour = {}) => {
      const data = clientData(challenge, behaviour.type ?? "webauthn.get", behaviour);
      const authData = authenticatorData(behaviour);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(sign("sha256", Buffer.concat([authData, sha256(data)]), privateKey)),
          userHandle: behaviour.userHandle ?? owner,
        },
      };
    },
  };
};
