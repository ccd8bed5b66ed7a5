import { buffer } from "node:stream/consumers";

import { UPLOADS } from "@devguild/schemas/constants/uploads";
import { eq } from "drizzle-orm";
import { type AsyncZippable, strToU8, zip } from "fflate";

import type { Db } from "../../db/db.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { developers } from "../developers/developers.tables.ts";
import { readPictureName } from "../developers/stored-files.policy.ts";
import { users } from "../users/users.tables.ts";
import { buildReadme } from "./readme.policy.ts";
import { SUBJECTS } from "./subjects.queries.ts";

type Part = { name: string; description: string; bytes: Uint8Array; isPacked?: boolean };

const getExtension = (name: string) => name.slice(name.lastIndexOf("."));

const findPerson = async (db: Db, userId: number) => {
  const [row] = await db
    .select({
      email: users.email,
      verifiedAt: users.email_verified_at,
      image: users.image_url,
      developerId: developers.id,
      cv: developers.cv_key,
    })
    .from(users)
    .leftJoin(developers, eq(developers.user_id, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new Error(`The login ${userId} no longer exists.`);
  return { ...row, userId, emailVerified: row.verifiedAt !== null };
};

type Person = Awaited<ReturnType<typeof findPerson>>;

const readSubjects = async (db: Db, person: Person) => {
  const parts: Part[] = [];
  for (const { file, description, read } of SUBJECTS) {
    const data = await read(db, person);
    if (data !== undefined)
      parts.push({ name: file, description, bytes: strToU8(`${JSON.stringify(data, null, 2)}\n`) });
  }
  return parts;
};

const readFiles = async (files: FileStore, { cv, image }: Person) => {
  const picture = readPictureName(image);
  const stored = [
    cv && { folder: UPLOADS.cv.folder, key: cv, name: "files/cv.pdf", description: "your CV" },
    picture && {
      folder: UPLOADS.avatar.folder,
      key: picture,
      name: `files/picture${getExtension(picture)}`,
      description: "your profile picture",
    },
  ];
  const parts: Part[] = [];
  for (const file of stored) {
    const found = file && (await files.open(file.folder, file.key));
    if (file && found) parts.push({ ...file, bytes: await buffer(found.stream()), isPacked: true });
  }
  return parts;
};

/** Zips the parts; large ones are compressed off the main thread, compressed ones are only stored. */
const zipParts = (parts: readonly Part[]) =>
  new Promise<Uint8Array>((done, fail) => {
    const entries: AsyncZippable = Object.fromEntries(
      parts.map(({ name, bytes, isPacked }) => [name, [bytes, { level: isPacked ? 0 : 6 }]]),
    );
    zip(entries, (error, archive) => (error ? fail(error) : done(archive)));
  });

/** Builds a zip of all data about a login from one consistent snapshot. Throws if the login doesn't exist. */
export const buildArchive = async (
  db: Db,
  files: FileStore,
  userId: number,
  now = new Date(),
): Promise<Uint8Array> => {
  const { person, subjects } = await db.transaction(
    async (tx) => {
      const person = await findPerson(tx, userId);
      return { person, subjects: await readSubjects(tx, person) };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  const parts = [...subjects, ...(await readFiles(files, person))];
  const readme = strToU8(buildReadme(person.email, parts, now));
  return zipParts([{ name: "README.txt", description: "", bytes: readme }, ...parts]);
};
