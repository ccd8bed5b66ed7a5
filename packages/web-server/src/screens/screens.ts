import { index, route, type RouteConfigEntry } from "@react-router/dev/routes";

/** What is to be known of a screen beside its path and its file. */
export type ScreenHandle = {
  /** Every guest sees the same page, so it is kept for the next one. Left out, a page is private. */
  shared?: true;
  /** Why no menu, footer or palette leads there: "former", "framed", "linked", "workshop". */
  menu?: "former" | "framed" | "linked" | "workshop";
  /** Of a public page without a record: whether the sitemap names it, or why not. */
  sitemap?: true | string;
  /** The most that a first visit loads of scripts and styles, in kB, gzipped. */
  budget?: readonly [js: number, css: number];
};

/** One screen of an app: its pattern, the id of its route, and its handle. */
export type Screen = { path: string; id: string; handle: ScreenHandle };

type Entry = RouteConfigEntry & { handle?: ScreenHandle };

/** A route of `app/routes.ts` with its handle; `id` only where a file serves several routes. */
export const screen = (
  path: string,
  file: string,
  handle: ScreenHandle = {},
  id?: string,
): Entry => ({
  ...route(path, file, id === undefined ? {} : { id }),
  handle,
});

/** The screen at `/` with its handle. */
export const firstScreen = (file: string, handle: ScreenHandle = {}): Entry => ({
  ...index(file),
  handle,
});

const idOf = ({ id, file }: Entry) => id ?? file.replace(/\.tsx?$/, "");

/** Every screen of an app's routes, its catch-all left out; one without a handle has an empty one. */
export const listScreens = (entries: readonly Entry[], parent = ""): Screen[] =>
  entries.flatMap((entry) => {
    const { path, children, handle = {} } = entry;
    const full = path ? `${parent}/${path}` : parent;
    if (children) return listScreens(children, full);
    return path === "*" ? [] : [{ path: full || "/", id: idOf(entry), handle }];
  });
