/** The part of a picture that is used: its focal point from 0 to 1, and how much it is enlarged. */
export type Crop = { x: number; y: number; zoom: number };
type Size = { width: number; height: number };

const ZOOM_MAX = 4;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

const largestPart = ({ width, height }: Size, ratio: number) => Math.min(width, height * ratio);

/** Returns how far a picture can be enlarged before the part is smaller than `minimum`; below 1 if it is too small. */
export const findMaximumZoom = (picture: Size, minimum: Size) =>
  Math.min(ZOOM_MAX, largestPart(picture, minimum.width / minimum.height) / minimum.width);

/** Returns the part of a picture to use, in its pixels; it never leaves the picture. Pure. */
export const cutPart = (picture: Size, ratio: number, { x, y, zoom }: Crop) => {
  const width = largestPart(picture, ratio) / zoom;
  const height = width / ratio;
  return {
    left: clamp(x * picture.width - width / 2, 0, picture.width - width),
    top: clamp(y * picture.height - height / 2, 0, picture.height - height),
    width,
    height,
  };
};

/** Returns a crop that is moved by a part of what is visible; the focal point stays where it can be. Pure. */
export const moveCrop = (
  picture: Size,
  ratio: number,
  crop: Crop,
  by: { x: number; y: number },
) => {
  const part = cutPart(picture, ratio, crop);
  const moved = cutPart(picture, ratio, {
    zoom: crop.zoom,
    x: (part.left + part.width * (0.5 + by.x)) / picture.width,
    y: (part.top + part.height * (0.5 + by.y)) / picture.height,
  });
  return {
    zoom: crop.zoom,
    x: (moved.left + moved.width / 2) / picture.width,
    y: (moved.top + moved.height / 2) / picture.height,
  };
};
