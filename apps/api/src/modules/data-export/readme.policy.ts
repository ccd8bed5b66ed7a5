import { PRODUCT_NAME } from "@devguild/schemas/product";

import { LEFT_OUT } from "./subjects.queries.ts";

const WIDTH = 26;

const formatLine = ({ name, description }: { name: string; description: string }) =>
  `  ${name.padEnd(WIDTH)}${description}`;

type Listed = { name: string; description: string };

/** Builds the README of an archive. */
export const buildReadme = (email: string, files: readonly Listed[], now: Date) =>
  `This is a copy of all data that ${PRODUCT_NAME} held about the login ${email}
on ${now.toISOString().slice(0, 16).replace("T", " at ")} UTC.

WHAT’S INCLUDED

${files.map(formatLine).join("\n")}

Files ending in .json are plain text; open them in any text editor or browser. A file that contains
only [] means we have no data of that kind. All times are in UTC.

WHAT’S NOT INCLUDED

  Passwords, links, codes and two-step login secrets, in any form: anyone who found this archive could
  use them to log in as you.

${[...new Set(Object.values(LEFT_OUT))].map((reason) => `  ${reason}`).join("\n\n")}

  Counts of failed attempts, which stop others from guessing your password: we delete them within a day.

Keep this archive somewhere safe: it contains your personal data.
`;
