import { LOCALE_COOKIE } from "@devguild/schemas/constants/locale";
import { LANGUAGE } from "@devguild/schemas/product";

/** The languages that the product speaks, the first one where nobody asks for another. */
const LANGUAGES: readonly string[] = [LANGUAGE];

type Wish = {
  path: string;
  cookies: string;
  /** The `Accept-Language` header. */
  accepted: string;
};

// "de-AT, en;q=0.7": the most wanted first, each without its region.
const wantedIn = (accepted: string) =>
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
 * The language that somebody reads in: that of the path's prefix, else the one that their cookie keeps,
 * else the one that their browser wants most of those that the product speaks.
 */
export const chooseLocale = ({ path, cookies, accepted }: Wish, languages = LANGUAGES): string => {
  const prefix = /^\/([a-z]{2})(?=\/|$)/.exec(path)?.[1];
  const kept = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([a-z]{2})(?:;|$)`).exec(cookies)?.[1];
  const wishes = [prefix, kept, ...wantedIn(accepted)];
  return (
    wishes.find((wish) => wish !== undefined && languages.includes(wish)) ??
    languages[0] ??
    LANGUAGE
  );
};
