import { hash, verify } from "@node-rs/argon2";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

const GUESSABLE = 1;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** The argon2id hash of a password. */
export const hashPassword = (password: string) => hash(password);

// Checked when there is no such login, so that both cases take the same time.
const nobodysHash = hashPassword("nobody has this password");

/** Whether a password is the one behind `passwordHash`; takes as long where there is none. */
export const isPassword = async (passwordHash: string | null | undefined, password: string) => {
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return passwordHash ? matches : false;
};

/** Whether a password is hard enough to guess; the email's own name never is. */
export const isStrongPassword = (password: string, email: string) => {
  const localPart = email.slice(0, email.indexOf("@")).toLowerCase();
  if (localPart.length > 2 && password.toLowerCase() === localPart) return false;
  return estimator.check(password, [email, localPart]).score > GUESSABLE;
};
