import { useSyncExternalStore } from "react";

import { ATTRIBUTE, colorSchemeScript, STORAGE_KEY } from "./color-scheme-script.ts";

/** The chosen scheme; `auto` follows the system. */
export type ColorSchemePreference = "auto" | "light" | "dark";

/**
 * Sets the scheme before the first paint. Put it into <head>, and `suppressHydrationWarning` on
 * <html>, because the script changes its attribute.
 */
export function ColorSchemeScript({ nonce }: { nonce?: string | undefined }) {
  // Only the server's page needs it.
  const __html = import.meta.env.SSR ? colorSchemeScript : "";
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  addEventListener("color-scheme", onChange);
  return () => {
    observer.disconnect();
    removeEventListener("color-scheme", onChange);
  };
}

function readPreference(): ColorSchemePreference {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === "light" || stored === "dark" ? stored : "auto";
  } catch {
    return "auto";
  }
}

function readScheme(): "light" | "dark" {
  return document.documentElement.getAttribute(ATTRIBUTE) === "dark" ? "dark" : "light";
}

function choose(preference: ColorSchemePreference) {
  // Hundreds of elements fading at once would look like a glitch.
  const still = document.createElement("style");
  still.textContent = "*,*::before,*::after{transition:none!important}";
  document.head.append(still);
  try {
    localStorage.setItem(STORAGE_KEY, preference);
  } catch {
    // If storage is blocked, the choice lasts as long as the page.
  }
  const dark =
    preference === "dark" ||
    (preference === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute(ATTRIBUTE, dark ? "dark" : "light");
  dispatchEvent(new Event("color-scheme"));
  requestAnimationFrame(() => still.remove());
}

/** Returns the current scheme, the preference, and a function to change it. */
export function useColorScheme() {
  const scheme = useSyncExternalStore(subscribe, readScheme, () => "light" as const);
  const preference = useSyncExternalStore(subscribe, readPreference, () => "auto" as const);
  return { scheme, preference, choose };
}
