import { PRODUCT_NAME } from "@devguild/schemas/product";

import { LEFT_OUT } from "./subjects.queries.ts";

const WIDTH = 26;

const formatLine = ({ name, description }: { name: string; description: string }) =>
  `  ${name.padEnd(WIDTH)}${description}`;

type Listed = { name: string; description: string };

/** Builds the README of an archive. */
export const buildReadme = (email: string, files: readonly Listed[], now: Date) =>
  `This is a copy of everything that ${PRODUCT_NAME} held about the login ${email}
on ${now.toISOString().slice(0, 16).replace("T", " at ")} UTC.

WHAT IS IN IT

${files.map(formatLine).join("\n")}

Files that end in .json are text: any editor opens them, and so does a browser. A file that holds
nothing but [] says that there is nothing of that kind. All times are in UTC.

WHAT IS NOT IN IT

  Passwords, links, codes and the secrets of second factors, in whatever form we keep them: whoever
  found this archive could get into your login with them.

${[...new Set(Object.values(LEFT_OUT))].map((reason) => `  ${reason}`).join("\n\n")}

  Counts of attempts, by which we keep others from guessing your password: they are gone within a day.

Keep this archive somewhere safe: whoever has it knows all of this about you.
`;
