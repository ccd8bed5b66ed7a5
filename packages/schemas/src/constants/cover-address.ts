/** The address of a picture in the format of a cover that was uploaded here. */
export const COVER_ADDRESS = /^\/api\/files\/covers\/[A-Za-z0-9-]+\.(?:svg|png|jpg|webp)$/;
