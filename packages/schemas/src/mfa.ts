import { z } from "zod";

import { MFA_ACTIONS, MFA_MESSAGES, MFA_METHODS } from "./constants/mfa.ts";
import { id, instant, requiredText } from "./fields.ts";

const mfaMethod = z.enum(MFA_METHODS);

const code = z
  .string(MFA_MESSAGES.codeRequired)
  .trim()
  .min(1, MFA_MESSAGES.codeRequired)
  .max(40, MFA_MESSAGES.codeWrong);
/** The token that proves a second factor for one action. */
export const mfaToken = z.string(MFA_MESSAGES.tokenInvalid).max(200, MFA_MESSAGES.tokenInvalid);
const challengeId = z.string(MFA_MESSAGES.challengeOver).max(200, MFA_MESSAGES.challengeOver);

/** A phone number with its country code; stored as a plus and 8 to 15 digits. */
const mobileNumber = z
  .string(MFA_MESSAGES.phone)
  .max(40, MFA_MESSAGES.phone)
  .transform((text) => text.replace(/[\s().\-/]/g, "").replace(/^(00|\+)?/, "+"))
  .pipe(z.string().regex(/^\+[1-9]\d{7,14}$/, MFA_MESSAGES.phone));

/** Starts adding a factor; the token is required if another one is active. */
export const beginFactorBody = z.object({ mfa_token: mfaToken.optional() });
export const generateCodeBody = beginFactorBody.extend({ phone_number: mobileNumber });
export const factorCodeBody = z.object({ code });

/** Removes a factor: with a code of an active one, or a token for `second-factors.change`. */
export const endFactorBody = z
  .object({
    code: code.optional(),
    method: z.enum(["sms", "totp", "recovery"]).optional(),
    mfa_token: mfaToken.optional(),
  })
  .refine((given) => given.code !== undefined || given.mfa_token !== undefined, {
    path: ["code"],
    message: MFA_MESSAGES.codeRequired,
  });

/** The second factors of a login. */
export const mfaState = z.object({
  mfa_active: z.boolean(),
  mfa_masked_phone: z.string().nullable(),
  mfa_methods: z.array(mfaMethod),
});
export type MfaState = z.infer<typeof mfaState>;

export const mfaOverview = mfaState.extend({ recovery_codes_left: z.number().int() });

const recoveryCodes = z.array(z.string());
/**
 * A login after a factor was added: recovery codes are returned with the first one, and only once.
 */
export const addedFactor = mfaState.extend({ recovery_codes: recoveryCodes.nullable() });
export const newRecoveryCodes = z.object({ recovery_codes: recoveryCodes });

export const sentCode = z.object({ masked_phone: z.string(), expires_at: instant });
export const totpSetup = z.object({ secret: z.string(), otpauth_url: z.string() });

const encoded = z.string().max(20_000);
const credentialName = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
});

/** The browser's `PublicKeyCredentialRequestOptionsJSON`, for signing in with a passkey. */
const passkeyRequestOptions = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(credentialName).optional(),
  userVerification: z.string().optional(),
});

export type PasskeyRequestOptions = z.output<typeof passkeyRequestOptions>;

/** The browser's `PublicKeyCredentialCreationOptionsJSON`, for creating a passkey. */
const passkeyCreationOptions = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.string() })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(credentialName).optional(),
  authenticatorSelection: z
    .object({
      authenticatorAttachment: z.string().optional(),
      residentKey: z.string().optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.string().optional(),
    })
    .optional(),
  attestation: z.string().optional(),
  extensions: z.object({ credProps: z.boolean().optional() }).optional(),
});

export type PasskeyCreationOptions = z.output<typeof passkeyCreationOptions>;

const credential = z.object({
  id: encoded,
  rawId: encoded,
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["cross-platform", "platform"]).nullish(),
  clientExtensionResults: z.looseObject({}).default({}),
});

/** The browser's response to creating a passkey. */
const registration = credential.extend({
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type PasskeyRegistration = z.output<typeof registration>;

/** The browser's response to signing in with a passkey. */
const assertion = credential.extend({
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.nullish(),
  }),
});
export type PasskeyAssertion = z.output<typeof assertion>;

const passkeyNameField = requiredText(60, MFA_MESSAGES.passkeyName);
export const passkeyBody = z.object({
  challenge_id: challengeId,
  credential: registration,
  name: passkeyNameField.optional(),
});
export const passkeyName = z.object({ name: passkeyNameField });
export const passkey = z.object({
  id,
  name: z.string(),
  backed_up: z.boolean(),
  created_at: instant,
  last_used_at: instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;
export const addedPasskey = addedFactor.extend({ passkey });
export const passkeyRegistration = z.object({
  challenge_id: z.string(),
  options: passkeyCreationOptions,
});

/** The action that needs a second factor, and its subject. */
export const mfaChallengeBody = z.object({ action: z.enum(MFA_ACTIONS), subject_id: id });
export const challengeBody = z.object({ challenge_id: challengeId });

/**
 * A challenge that one of `methods`, or a recovery code, solves. `code_sent`: a text message was
 * sent.
 */
export const mfaChallenge = z.object({
  challenge_id: z.string(),
  methods: z.array(mfaMethod),
  code_sent: z.boolean(),
  masked_phone: z.string().optional(),
  passkey_options: passkeyRequestOptions.optional(),
});
export type MfaChallenge = z.infer<typeof mfaChallenge>;

/** The response to a challenge. */
export const mfaProofBody = z.discriminatedUnion("method", [
  z.object({
    challenge_id: challengeId,
    method: z.enum(["sms", "totp", "recovery"]),
    code,
  }),
  z.object({ challenge_id: challengeId, method: z.literal("passkey"), assertion }),
]);
export type MfaProof = z.output<typeof mfaProofBody>;
export const verifiedMfa = z.object({ mfa_token: z.string(), expires_at: instant });

export const passkeyLogInOptions = z.object({
  challenge_id: z.string(),
  passkey_options: passkeyRequestOptions,
});
export const passkeyLogInBody = z.object({ challenge_id: challengeId, assertion });

/** The field with the proof in a guarded action's body. */
export const guarded = z.object({ mfa_token: mfaToken });
