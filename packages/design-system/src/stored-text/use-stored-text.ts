import { STORAGE_PREFIX } from "@devguild/schemas/product";
import { useCallback, useSyncExternalStore } from "react";

const CHANGED = `${STORAGE_PREFIX}:stored-text`;

// A browser may refuse its storage; what it did not take lives as long as the page.
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

/** A text that this browser keeps between visits; empty on the server and where nothing is kept. */
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
