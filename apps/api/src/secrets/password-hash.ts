import { PRODUCT_NAME } from "@devguild/schemas/product";
import { hash, verify } from "@node-rs/argon2";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

const GUESSABLE = 1;

// The first guesses of people here; the dictionaries know English and names.
const GUESSED_WORDS = [
  PRODUCT_NAME.toLowerCase(),
  "developer",
  "engineer",
  "programmer",
  "software",
  "entwickler",
  "passwort",
  "willkommen",
  "hallo",
  "geheim",
];

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Hashes a password with argon2id. */
export const hashPassword = (password: string) => hash(password);

// Verified against when there is no such login, so that both cases take the same time.
const dummyHash = hashPassword("nobody has this password");

/** Verifies a password; takes just as long if there is no hash. */
export const isPassword = async (passwordHash: string | null | undefined, password: string) => {
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash ? matches : false;
};

/** Returns whether a password is hard enough to guess; the local part of the email address never is. */
export const isStrongPassword = (password: string, email: string) => {
  const localPart = email.slice(0, email.indexOf("@")).toLowerCase();
  if (localPart.length > 2 && password.toLowerCase() === localPart) return false;
  return estimator.check(password, [email, localPart, ...GUESSED_WORDS]).score > GUESSABLE;
};
