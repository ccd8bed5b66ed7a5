import { type FormDraft, storeDraft } from "@devguild/api-client/form-drafts";

/** What this browser remembers of a draft that was sent: where the code went, and what opens it. */
export type SentDraft = { email: string; token: string; jobId: number; priceId: number | null };

/** Parses what was stored of a draft that was sent; null if there is none. */
export const readSent = (value: unknown): SentDraft | null =>
  typeof value === "object" && value !== null && "token" in value && "email" in value
    ? (value as SentDraft)
    : null;

const openDraft = (author: string) => storeDraft(`new-company.${author}`);

/**
 * Opens what this browser has of a person's registration; `ownEmail` is null for guests. What was typed before
 * logging in goes on as the person's own, unless they have begun themselves.
 */
export const openRegistration = (ownEmail: string | null): FormDraft => {
  const guests = openDraft("guest");
  if (ownEmail === null) return guests;
  const own = openDraft(ownEmail);
  if (own.exists() || !guests.exists()) return own;
  const { values, sent } = guests.read();
  const before = readSent(sent);
  // A code that went to another address doesn't make this login the owner.
  const isOwn = before?.email.toLowerCase() === ownEmail.toLowerCase();
  own.write({ values, sent: isOwn ? before : null });
  guests.write(null);
  return own;
};
