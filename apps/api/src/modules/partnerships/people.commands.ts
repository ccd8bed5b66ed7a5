import { PARTNERSHIP_MESSAGES as M } from "@devguild/schemas/constants/partnerships";
import type { PartnershipPersonBody } from "@devguild/schemas/partnerships";
import { and, eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { lockParts, type PartnershipKey } from "./lock-partnership.commands.ts";
import { listPeople } from "./partnership-lists.queries.ts";
import { partnershipPeople } from "./partnerships.tables.ts";
import { requireUploadedImage } from "./uploaded-image.queries.ts";

type NewPerson = Omit<typeof partnershipPeople.$inferInsert, "id" | "partnership_id">;

const ownPerson = (partnershipId: number, id: number) =>
  and(eq(partnershipPeople.partnership_id, partnershipId), eq(partnershipPeople.id, id));

const addPerson = async (
  tx: Db,
  partnershipId: number,
  person: Omit<PartnershipPersonBody, "id">,
) => {
  // The schema requires them all for someone new.
  const values = person as NewPerson;
  await tx.insert(partnershipPeople).values({ ...values, partnership_id: partnershipId });
};

/**
 * Adds someone to a partnership, or changes them: absent fields stay. Each person has an address of
 * their own and needs a pass. Source: docs/product/event-partnerships.md.
 */
export const savePerson = (
  db: Db,
  key: PartnershipKey,
  { id, ...person }: PartnershipPersonBody,
  files: FileStore,
) =>
  transaction(db, async (tx) => {
    const { partnershipId } = key;
    const { passes } = (await lockParts(tx, key, "people")).package;
    const people = await listPeople(tx, partnershipId);
    const isNew = id === undefined || id === null;
    const present = people.find((each) => each.id === id);
    if (!isNew && !present) notFound();
    const email = person.email?.toLowerCase();
    if (people.some((each) => each.id !== id && each.email.toLowerCase() === email))
      invalid({ email: M.personKnown });
    await requireUploadedImage(person.image_url, present?.image_url, files);
    if (isNew && people.length >= passes) conflict("no_passes_left", M.noPasses(passes));
    if (isNew) await addPerson(tx, partnershipId, person);
    else if (Object.values(person).some((value) => value !== undefined))
      await tx.update(partnershipPeople).set(person).where(ownPerson(partnershipId, id));
    return listPeople(tx, partnershipId);
  });

/** Removes someone from a partnership and its activities; throws 404 if they aren't in it. */
export const removePerson = (db: Db, key: PartnershipKey, id: number) =>
  transaction(db, async (tx) => {
    await lockParts(tx, key, "people");
    const removed = await tx
      .delete(partnershipPeople)
      .where(ownPerson(key.partnershipId, id))
      .returning({ id: partnershipPeople.id });
    if (removed.length === 0) notFound();
    return listPeople(tx, key.partnershipId);
  });
