import {
  PICTURE_TYPES,
  type PictureType,
  POSTING_PICTURES,
} from "@devguild/schemas/constants/postings";
import { AVATAR_MIN, AVATAR_SIDE, type UploadKind } from "@devguild/schemas/constants/uploads";
import sharp, { type Sharp } from "sharp";

import { invalid } from "../../http/problems.ts";

// A small file can decompress to an enormous image; photos of phones have 24.5 million pixels.
const MAX_PIXELS = 25_000_000;
const QUALITY = 86;

const startsWith = (bytes: Uint8Array, beginning: readonly number[], at = 0) =>
  beginning.every((byte, index) => bytes[at + index] === byte);

const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** Checks whether bytes start like a file of that extension; the decoder never sees anything else. */
const IS_OF_TYPE: Record<(typeof PICTURE_TYPES)[PictureType], (bytes: Uint8Array) => boolean> = {
  jpg: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  png: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  webp: (bytes) => startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8),
};

/** Upload kinds that are images. */
export type PictureKind = Exclude<UploadKind, "cv" | "feed" | "recording">;

const SMALLEST: Record<PictureKind, { width: number; height: number }> = {
  ...POSTING_PICTURES,
  avatar: { width: AVATAR_MIN, height: AVATAR_MIN },
};

const refuse = (text: string): never => invalid({ file: text });

const encoded = (image: Sharp, ending: (typeof PICTURE_TYPES)[PictureType]) =>
  ending === "png"
    ? image.png()
    : ending === "webp"
      ? image.webp({ quality: QUALITY })
      : image.jpeg({ quality: QUALITY, mozjpeg: true });

/**
 * Accepts an image: checks its bytes and dimensions, rotates it upright and re-encodes it so that no
 * metadata or hidden payload survives; avatars are cropped to a square.
 * Source: docs/product/posting.md.
 */
export const acceptPicture = async (
  bytes: Uint8Array,
  type: PictureType,
  kind: PictureKind,
): Promise<Uint8Array> => {
  const ending = PICTURE_TYPES[type];
  if (!IS_OF_TYPE[ending](bytes)) refuse(`This file isn’t a valid ${ending} picture.`);
  const unreadable = ({ message }: Error) =>
    refuse(
      message.includes("pixel limit")
        ? `This picture must have at most ${MAX_PIXELS / 1_000_000} megapixels.`
        : "We can’t read this picture.",
    );
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient();
  const { data, info } = await encoded(image, ending)
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  const { width, height } = SMALLEST[kind];
  if (info.width < width || info.height < height)
    refuse(`This picture must be at least ${width} × ${height} pixels.`);
  if (kind !== "avatar") return data;
  return encoded(sharp(data).resize(AVATAR_SIDE, AVATAR_SIDE, { fit: "cover" }), ending).toBuffer();
};
