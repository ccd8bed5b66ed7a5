import { ApiError } from "@devguild/api-client/api-error";
import { redirect } from "react-router";

const MOVED = 301;

/** The id that an address begins with; 0 where it has none, or nothing that can be one. */
export const readId = (value: string | undefined) =>
  value && /^\d{1,15}$/.test(value) ? Number(value) : 0;

/**
 * What a call by an address gives; where the API says that it lies elsewhere, the page moves there for
 * good. `pathOf` gets what the call's own 301 carries.
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
