import { z } from "zod";

/** The token of a push message that was clicked. */
export const pushOpenedBody = z.object({ token: z.string().max(100) });
