import { STORAGE_PREFIX } from "@devguild/schemas/product";
import { useCallback, useSyncExternalStore } from "react";

const CHANGED = `${STORAGE_PREFIX}:stored-text`;

// Browsers may refuse storage; what they refuse lasts as long as the page.
const refused = new Map<string, string>();

const read = (key: string) => {
  try {
    return refused.get(key) ?? localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
};

const write = (key: string, text: string) => {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
    refused.delete(key);
  } catch {
    refused.set(key, text);
  }
  dispatchEvent(new Event(CHANGED));
};

const subscribe = (onChange: () => void) => {
  addEventListener("storage", onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener("storage", onChange);
    removeEventListener(CHANGED, onChange);
  };
};

/** Returns a text stored in this browser; empty on the server and if nothing is stored. */
export const useStoredText = (name: string) => {
  const key = `${STORAGE_PREFIX}.${name}`;
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => "",
  );
  const setText = useCallback((next: string) => write(key, next), [key]);
  return [text, setText] as const;
};
