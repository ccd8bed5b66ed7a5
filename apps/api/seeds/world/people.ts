import { plainText } from "@devguild/schemas/slugs";

import type { Random } from "../random.ts";
import { NAMES } from "./texts/names.ts";

export interface Person {
  first_name: string;
  last_name: string;
  /** The country the name comes from. */
  iso2: string;
}

const splitWords = (text: string) => text.split(" ");
const mailName = (name: string) => plainText(name).replace(/[^a-z]/g, "");

/** Returns a generator of people with unique names and addresses. */
export const peopleMaker = () => {
  const taken = new Set<string>();
  return {
    /** Reserves the name of a hand-written person. */
    reserve: (first_name: string, last_name: string) =>
      void taken.add(`${first_name} ${last_name}`),
    personFrom: (random: Random, iso2: string): Person => {
      const country = NAMES[iso2] ? iso2 : "GB";
      const given = splitWords(NAMES[country]?.given ?? "");
      const family = splitWords(NAMES[country]?.family ?? "");
      for (let attempt = 0; ; attempt++) {
        const first_name = random.pick(given);
        // Short lists run out, so a double surname is used.
        const last_name = attempt < 12 ? random.pick(family) : random.some(family, 2).join("-");
        const name = `${first_name} ${last_name}`;
        if (taken.has(name)) continue;
        taken.add(name);
        return { first_name, last_name, iso2: country };
      }
    },
  };
};
export type PeopleMaker = ReturnType<typeof peopleMaker>;

/** Builds an address that can't exist: .example is reserved. */
export const toEmail = ({ first_name, last_name }: Person, host: string) =>
  `${mailName(first_name)}.${mailName(last_name)}@${host}.example`;
