import { index, route, type RouteConfigEntry } from "@react-router/dev/routes";

/** Metadata of a screen beside its path and file. */
export type ScreenHandle = {
  /** Every guest gets the same page, so it can be cached. By default, a page is private. */
  shared?: true;
  /** Why no menu, footer or palette links to it: "former", "framed", "linked", "workshop". */
  menu?: "former" | "framed" | "linked" | "workshop";
  /** For public pages without a record: whether they are in the sitemap, or why not. */
  sitemap?: true | string;
  /** The maximum size of scripts and styles on a first visit, in kB, gzipped. */
  budget?: readonly [js: number, css: number];
};

/** Why a screen that needs a log-in is not in the sitemap. */
export const SOMEONES_OWN = "someone’s own";

/** A screen of an app: its URL pattern, its route's id and its handle. */
export type Screen = { path: string; id: string; handle: ScreenHandle };

type Entry = RouteConfigEntry & { handle?: ScreenHandle };

/**
 * Declares a route of `app/routes.ts` with its handle; `id` is only needed if several routes share
 * a file.
 */
export const screen = (
  path: string,
  file: string,
  handle: ScreenHandle = {},
  id?: string,
): Entry => ({
  ...route(path, file, id === undefined ? {} : { id }),
  handle,
});

/** Declares the screen at `/` with its handle. */
export const firstScreen = (file: string, handle: ScreenHandle = {}): Entry => ({
  ...index(file),
  handle,
});

const getId = ({ id, file }: Entry) => id ?? file.replace(/\.tsx?$/, "");

/**
 * Lists the screens of an app's routes, without the catch-all; screens without a handle get an
 * empty one.
 */
export const listScreens = (entries: readonly Entry[], parent = ""): Screen[] =>
  entries.flatMap((entry) => {
    const { path, children, handle = {} } = entry;
    const full = path ? `${parent}/${path}` : parent;
    if (children) return listScreens(children, full);
    return path === "*" ? [] : [{ path: full || "/", id: getId(entry), handle }];
  });
