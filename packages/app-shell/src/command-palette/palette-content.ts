import type { MenuData } from "@devguild/schemas/site-data";
import { localized } from "@devguild/session/redirects";

import { IconNews, IconPlayerPlay } from "@tabler/icons-react";

import type { PaletteScreen } from "./palette-screens.ts";

/** Talks and articles, grouped, as screens to go to. */
export type PaletteContent = { title: string; screens: PaletteScreen[] }[];

/** Converts the site's talk topics and its newest articles and categories into palette groups. */
export const toPaletteContent = (menu: MenuData | undefined): PaletteContent =>
  menu
    ? [
        {
          title: "Watch",
          screens: menu.video_skills.map(({ label, slug }) => ({
            title: `Talks about ${label}`,
            path: localized(`/videos/s/${slug}`),
            icon: IconPlayerPlay,
          })),
        },
        {
          title: "Read",
          screens: [
            ...menu.magazine_articles.map(({ id, slug, title }) => ({
              title,
              path: localized(`/magazine/${id}/${slug}`),
              icon: IconNews,
            })),
            ...menu.magazine_categories.map(({ id, label }) => ({
              title: `Articles: ${label}`,
              path: `${localized("/magazine")}?category_id=${id}`,
              icon: IconNews,
            })),
          ],
        },
      ]
    : [];
