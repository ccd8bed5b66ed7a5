import { GOODIES_MAX, PARTNERSHIP_MESSAGES as M } from "@devguild/schemas/constants/partnerships";
import type { PartnershipGoodieBody } from "@devguild/schemas/partnerships";
import { and, eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { lockParts, type PartnershipKey } from "./lock-partnership.commands.ts";
import { listGoodies } from "./partnership-lists.queries.ts";
import { partnershipGoodies } from "./partnerships.tables.ts";
import { requireUploadedImage } from "./uploaded-image.queries.ts";

const ownGoodie = (partnershipId: number, id: number) =>
  and(eq(partnershipGoodies.partnership_id, partnershipId), eq(partnershipGoodies.id, id));

/** Adds a goodie, or replaces the one with its id; no two have the same name. */
export const saveGoodie = (
  db: Db,
  key: PartnershipKey,
  { id, ...goodie }: PartnershipGoodieBody,
  files: FileStore,
) =>
  transaction(db, async (tx) => {
    const { partnershipId } = key;
    await lockParts(tx, key, "goodies");
    const goodies = await listGoodies(tx, partnershipId);
    const isNew = id === undefined || id === null;
    const present = goodies.find((each) => each.id === id);
    if (!isNew && !present) notFound();
    const title = goodie.title.toLowerCase();
    if (goodies.some((each) => each.id !== id && each.title.toLowerCase() === title))
      invalid({ title: M.goodieKnown });
    if (isNew && goodies.length >= GOODIES_MAX) conflict("too_many_goodies", M.goodiesMany);
    await requireUploadedImage(goodie.image_url, present?.image_url, files);
    if (isNew)
      await tx.insert(partnershipGoodies).values({ ...goodie, partnership_id: partnershipId });
    else await tx.update(partnershipGoodies).set(goodie).where(ownGoodie(partnershipId, id));
    return listGoodies(tx, partnershipId);
  });

/** Removes a goodie; throws 404 if the partnership doesn't have it. */
export const removeGoodie = (db: Db, key: PartnershipKey, id: number) =>
  transaction(db, async (tx) => {
    await lockParts(tx, key, "goodies");
    const removed = await tx
      .delete(partnershipGoodies)
      .where(ownGoodie(key.partnershipId, id))
      .returning({ id: partnershipGoodies.id });
    if (removed.length === 0) notFound();
    return listGoodies(tx, key.partnershipId);
  });
