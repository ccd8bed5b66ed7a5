import { API_BASE } from "@devguild/schemas/addresses";

import { type Api, callable } from "./api.ts";

const connection = { base: API_BASE };

/** Builds one call for pages in the browser: same origin, authenticated by cookie. */
export const browserCall = <Noun extends keyof Api, Name extends keyof Api[Noun] & string>(
  noun: Noun,
  name: Name,
  address: string,
): Api[Noun][Name] => callable(connection, noun, name, address) as unknown as Api[Noun][Name];
