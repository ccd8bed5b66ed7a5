import { DisplayError } from "@devguild/api-client/display-error";
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

// Errors that browsers throw when someone closes the dialog or lets it time out.
const CANCELLED = new Set(["NotAllowedError", "AbortError"]);

const toPlainError = (error: unknown) =>
  error instanceof Error && CANCELLED.has(error.name)
    ? new DisplayError("Cancelled or timed out. Please try again.")
    : error instanceof Error && error.name === "InvalidStateError"
      ? new DisplayError("You already have a passkey on this device.")
      : new DisplayError("Your browser couldn’t use the passkey.");

/** Returns whether this browser supports passkeys. */
export const knowsPasskeys = () => typeof window !== "undefined" && "PublicKeyCredential" in window;

/** Asks the browser to sign in with a passkey; rejects with a message for the user. */
export const getAssertion = async (options: PasskeyRequestOptions) => {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  try {
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    return (await startAuthentication({ optionsJSON })) as PasskeyAssertion;
  } catch (error) {
    throw toPlainError(error);
  }
};

/** Asks the browser to create a passkey; rejects with a message for the user. */
export const createRegistration = async (options: PasskeyCreationOptions) => {
  const { startRegistration } = await import("@simplewebauthn/browser");
  try {
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    return (await startRegistration({ optionsJSON })) as PasskeyRegistration;
  } catch (error) {
    throw toPlainError(error);
  }
};
