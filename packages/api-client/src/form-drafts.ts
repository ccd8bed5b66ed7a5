import { STORAGE_PREFIX } from "@devguild/schemas/product";

type Values = Record<string, unknown>;

/** Storage for what was typed into a form and not sent yet. */
export type FormDraft = {
  exists: () => boolean;
  read: () => Values;
  write: (values: Values | null) => void;
};

/**
 * Creates a draft in this browser's storage, which survives Escape, a reload and an expired
 * session. `name` identifies the author and the subject. Never for passwords, and only for forms
 * that are not rendered on the server.
 */
export const storeDraft = (name: string): FormDraft => {
  const key = `${STORAGE_PREFIX}.draft.${name}`;
  const read = (): Values => {
    try {
      const draft: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
      return typeof draft === "object" && draft !== null ? { ...draft } : {};
    } catch {
      return {};
    }
  };
  return {
    exists: () => Object.keys(read()).length > 0,
    read,
    write: (values) => {
      try {
        if (values) localStorage.setItem(key, JSON.stringify(values));
        else localStorage.removeItem(key);
      } catch {
        // The form works without storage, too.
      }
    },
  };
};
