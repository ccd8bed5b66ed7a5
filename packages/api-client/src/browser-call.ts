import { API_BASE } from "@devguild/schemas/addresses";

import { type Api, type Connection, callable } from "./api.ts";

const connection: Connection = { base: API_BASE };

/** Sends all calls of the page through `send`. */
export const sendThrough = (send: typeof fetch) => {
  connection.fetch = send;
};

/** Builds one call for pages in the browser: same origin, authenticated by cookie. */
export const browserCall = <Noun extends keyof Api, Name extends keyof Api[Noun] & string>(
  noun: Noun,
  name: Name,
  address: string,
): Api[Noun][Name] => callable(connection, noun, name, address) as unknown as Api[Noun][Name];
