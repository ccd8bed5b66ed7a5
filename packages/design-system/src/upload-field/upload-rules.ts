/** Which files may be uploaded. */
export interface UploadRules {
  /** MIME types, "image/png", or endings of names, ".csv", for files that browsers know by different types. */
  types: readonly string[];
  maxBytes: number;
  /** The minimum size of a picture, in pixels. */
  minimum?: { width: number; height: number };
}

/** Returns the size of a picture in pixels; null if the browser can't read it. */
export const measurePicture = (address: string) =>
  new Promise<{ width: number; height: number } | null>((resolve) => {
    const image = new Image();
    image.addEventListener("load", () =>
      resolve({ width: image.naturalWidth, height: image.naturalHeight }),
    );
    image.addEventListener("error", () => resolve(null));
    image.src = address;
  });

// Decoded rather than shown: our security policy allows no image from a `blob:` address.
const measureFile = async (file: File) => {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return null;
  }
};

const formatMegabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** Says why a file can't be uploaded, before any of it is sent; null if it can. */
export const findRejection = async (file: File, { types, maxBytes, minimum }: UploadRules) => {
  const name = file.name.toLowerCase();
  if (!types.some((type) => type === file.type || (type.startsWith(".") && name.endsWith(type))))
    return "This file type isn’t supported.";
  if (file.size > maxBytes) return `The file is larger than ${formatMegabytes(maxBytes)}.`;
  // What the browser can't read is left to the server.
  const size = minimum && (await measureFile(file));
  return size && (size.width < minimum.width || size.height < minimum.height)
    ? `This picture must be at least ${minimum.width} × ${minimum.height} pixels; this one has ${size.width} × ${size.height}.`
    : null;
};
