import { STORAGE_PREFIX } from "@devguild/schemas/product";

type Values = Record<string, unknown>;

/** Where a form keeps what was typed until it is sent. */
export type FormDraft = { read: () => Values; write: (values: Values | null) => void };

/**
 * Keeps what is typed into a form in this browser, past Escape, a reload and an ended session. `name` says who
 * writes, and what about. Never for passwords, and only for forms that the server does not draw.
 */
export const storeDraft = (name: string): FormDraft => {
  const key = `${STORAGE_PREFIX}.draft.${name}`;
  return {
    read: () => {
      try {
        const draft: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
        return typeof draft === "object" && draft !== null ? { ...draft } : {};
      } catch {
        return {};
      }
    },
    write: (values) => {
      try {
        if (values) localStorage.setItem(key, JSON.stringify(values));
        else localStorage.removeItem(key);
      } catch {
        // A browser that stores nothing still sends the form.
      }
    },
  };
};
