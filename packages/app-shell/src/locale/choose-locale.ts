import { LOCALE_COOKIE } from "@devguild/schemas/constants/locale";
import { LANGUAGE } from "@devguild/schemas/product";

/** The languages of the product; the first is the default. */
const LANGUAGES: readonly string[] = [LANGUAGE];

type LocaleHints = {
  path: string;
  cookies: string;
  /** The `Accept-Language` header. */
  accepted: string;
};

// Parses "de-AT, en;q=0.7" into languages without regions, the preferred one first.
const parseAcceptedLanguages = (accepted: string) =>
  accepted
    .split(",")
    .map((part) => {
      const [tag = "", ...params] = part.trim().split(";");
      const quality = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find(Boolean);
      return { language: tag.toLowerCase().split("-")[0] ?? "", quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => language);

/**
 * Chooses the language: the path's prefix, then the cookie, then the browser's most preferred
 * language that the product supports.
 */
export const chooseLocale = (
  { path, cookies, accepted }: LocaleHints,
  languages = LANGUAGES,
): string => {
  const prefix = /^\/([a-z]{2})(?=\/|$)/.exec(path)?.[1];
  const fromCookie = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([a-z]{2})(?:;|$)`).exec(cookies)?.[1];
  const candidates = [prefix, fromCookie, ...parseAcceptedLanguages(accepted)];
  return (
    candidates.find((candidate) => candidate !== undefined && languages.includes(candidate)) ??
    languages[0] ??
    LANGUAGE
  );
};
