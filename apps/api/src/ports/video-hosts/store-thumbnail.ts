import { randomUUID } from "node:crypto";

import sharp from "sharp";

import type { FileStore } from "../files/files.port.ts";
import { getFolder } from "../files/signed-uploads.ts";
import { type FetchLimits, fetchFile } from "../job-boards/fetch-feed.ts";

const LIMITS: FetchLimits = { timeoutMs: 20_000, maxBytes: 10_000_000, trustedHosts: [] };
const MAX_PIXELS = 25_000_000;
const WIDTH = 1280;
const HEIGHT = 720;
const QUALITY = 86;

/**
 * Stores a copy of a host's thumbnail, cropped to 16:9 and re-encoded, so that nothing but its pixels is
 * served; returns its address. Throws if it can't be fetched or isn't a picture.
 */
export const storeThumbnail = async (
  files: FileStore,
  address: string,
  trustedHosts: readonly string[],
): Promise<string> => {
  const bytes = await fetchFile(address, { ...LIMITS, trustedHosts });
  const picture = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(WIDTH, HEIGHT, { fit: "cover" })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  const name = `${randomUUID()}.jpg`;
  await files.save(getFolder("cover"), name, picture);
  return `/api/files/${getFolder("cover")}/${name}`;
};
