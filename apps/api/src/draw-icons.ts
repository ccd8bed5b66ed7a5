// `pnpm icons`: draws the site's icons from the logo, again whenever that changes.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { SITE_ICONS } from "@devguild/schemas/constants/service-worker";
import sharp from "sharp";

import { brandMark, COBALT } from "./drawing/brand-mark.ts";

const PUBLIC = join(import.meta.dirname, "../../site/public");
const WHITE = "#ffffff";

/** `share` is the logo's part of the side; systems cut up to a tenth off each edge of a maskable icon. */
type Icon = { side: number; share: number; radius: number };

const drawIcon = async (path: string, { side, share, radius }: Icon) => {
  const logo = side * share;
  const edge = (side - logo) / 2;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">`,
    `<rect width="${side}" height="${side}" rx="${radius}" fill="${COBALT.panel}"/>`,
    brandMark(edge, edge, logo, COBALT.arch),
    "</svg>",
  ].join("");
  await writeFile(
    join(PUBLIC, path),
    await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer(),
  );
};

// Android shows only the shape of a badge, and in its own colour.
const drawBadge = async (path: string, side: number) => {
  const mark = brandMark(0, 0, side, WHITE).replaceAll(/fill="[^"]+"/g, `fill="${WHITE}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${mark}</svg>`;
  await writeFile(
    join(PUBLIC, path),
    await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer(),
  );
};

await mkdir(join(PUBLIC, "icons"), { recursive: true });
await drawIcon(SITE_ICONS.small, { side: 192, share: 0.72, radius: 40 });
await drawIcon(SITE_ICONS.large, { side: 512, share: 0.72, radius: 108 });
await drawIcon(SITE_ICONS.maskable, { side: 512, share: 0.56, radius: 0 });
await drawIcon(SITE_ICONS.apple, { side: 180, share: 0.66, radius: 0 });
await drawBadge(SITE_ICONS.badge, 96);
