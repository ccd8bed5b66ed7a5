import { plainText } from "@devguild/schemas/slugs";

import type { Random } from "../random.ts";
import { NAMES } from "./texts/names.ts";

export interface Person {
  first_name: string;
  last_name: string;
  /** The country that the name comes from. */
  iso2: string;
}

const wordsOf = (text: string) => text.split(" ");
const mailName = (name: string) => plainText(name).replace(/[^a-z]/g, "");

/** Makes people whose names and addresses are all different. */
export const peopleMaker = () => {
  const taken = new Set<string>();
  return {
    /** Keeps a name for somebody who is written by hand. */
    reserve: (first_name: string, last_name: string) =>
      void taken.add(`${first_name} ${last_name}`),
    personFrom: (random: Random, iso2: string): Person => {
      const country = NAMES[iso2] ? iso2 : "GB";
      const given = wordsOf(NAMES[country]?.given ?? "");
      const family = wordsOf(NAMES[country]?.family ?? "");
      for (let attempt = 0; ; attempt++) {
        const first_name = random.pick(given);
        // Small lists run out: a second family name is common where people marry.
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

/** An address that can never be somebody's: .example belongs to nobody. */
export const toEmail = ({ first_name, last_name }: Person, host: string) =>
  `${mailName(first_name)}.${mailName(last_name)}@${host}.example`;
