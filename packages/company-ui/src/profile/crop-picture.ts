import {
  PICTURE_TYPE_NAMES,
  POSTING_PICTURES,
  type PostingPicture,
} from "@devguild/schemas/constants/postings";

import { type Crop, cutPart } from "./crop-geometry.ts";

const WIDTH_MAX: Record<PostingPicture, number> = { logo: 800, cover: 2400 };
const QUALITY = 0.9;

/** Returns the ratio of width to height of a logo or a cover. */
export const getRatio = (kind: PostingPicture) =>
  POSTING_PICTURES[kind].width / POSTING_PICTURES[kind].height;

const readDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(new Error("")));
    reader.readAsDataURL(file);
  });

/**
 * Loads a chosen file as a picture; rejects if it is none. As a data URL, because the pages' content
 * security policy allows no blob URLs.
 */
export const loadPicture = async (file: File) => {
  const picture = new Image();
  picture.src = await readDataUrl(file);
  await picture.decode();
  return picture;
};

/** Cuts a part out of a picture, and returns it as a file of the same type. */
export const cropPicture = (
  picture: HTMLImageElement,
  kind: PostingPicture,
  crop: Crop,
  file: File,
) => {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const part = cutPart(size, getRatio(kind), crop);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(Math.min(part.width, WIDTH_MAX[kind]));
  canvas.height = Math.round(canvas.width / getRatio(kind));
  const { left, top, width, height } = part;
  canvas
    .getContext("2d")
    ?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  const type = PICTURE_TYPE_NAMES.find((name) => name === file.type) ?? "image/jpeg";
  return new Promise<File>((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob ? resolve(new File([blob], file.name, { type: blob.type })) : reject(new Error("")),
      type,
      QUALITY,
    );
  });
};
