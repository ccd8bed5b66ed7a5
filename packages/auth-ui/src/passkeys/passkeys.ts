import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from "@devguild/schemas/mfa";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

// What a browser says when somebody closes its dialog, or lets it run out.
const GIVEN_UP = new Set(["NotAllowedError", "AbortError"]);

const toPlainError = (error: unknown) =>
  error instanceof Error && GIVEN_UP.has(error.name)
    ? new Error("No passkey used. You can try again.")
    : error instanceof Error && error.name === "InvalidStateError"
      ? new Error("This device already has a passkey for you.")
      : new Error("This browser couldn’t use a passkey.");

/** Whether this browser knows passkeys. */
export const knowsPasskeys = () => typeof window !== "undefined" && "PublicKeyCredential" in window;

/** Asks the browser to use a passkey; rejects with what happened, in words. */
export const getAssertion = async (options: PasskeyRequestOptions) => {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  try {
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    return (await startAuthentication({ optionsJSON })) as PasskeyAssertion;
  } catch (error) {
    throw toPlainError(error);
  }
};

/** Asks the browser to make a passkey; rejects with what happened, in words. */
export const createRegistration = async (options: PasskeyCreationOptions) => {
  const { startRegistration } = await import("@simplewebauthn/browser");
  try {
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    return (await startRegistration({ optionsJSON })) as PasskeyRegistration;
  } catch (error) {
    throw toPlainError(error);
  }
};
