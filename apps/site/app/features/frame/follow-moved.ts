import { ApiError } from "@devguild/api-client/api-error";
import { redirect } from "react-router";

/** The status of a page that has another address now. */
export const MOVED = 301;

/** Parses an id in an address; 0 if it is missing or invalid. */
export const readId = (value: string | undefined) =>
  value && /^\d{1,15}$/.test(value) ? Number(value) : 0;

/**
 * Returns the result of `load`. If the API answers 301, redirects the page permanently to the path that
 * `pathOf` builds from the response's data.
 */
export const followMoved = async <Found>(
  load: () => Promise<Found>,
  pathOf: (address: unknown) => string,
): Promise<Found> => {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== MOVED) throw error;
    throw redirect(pathOf((error.body as { data: unknown }).data), MOVED);
  }
};
