import {
  STORIES_MAX,
  STORY_COVERS,
  STORY_MESSAGES as M,
  type StoryStatus,
} from "@devguild/schemas/constants/stories";
import type { StoryBody } from "@devguild/schemas/stories";
import { and, eq, sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, invalid, notFound } from "../../http/problems.ts";
import type { FileStore } from "../../ports/files/files.port.ts";
import { getFolder } from "../../ports/files/signed-uploads.ts";
import { sanitiseRichText } from "../../rich-text/sanitise-rich-text.ts";
import { lockCompany } from "../companies/companies.commands.ts";
import { findStory, listStories, selectOrder } from "./stories.queries.ts";
import { arrangeStories } from "./stories.policy.ts";
import { companyStories } from "./stories.tables.ts";

type Picture = { key: string; url: string; alt: string };

const UPLOADED = /^[0-9a-f-]{36}\.(jpg|png|webp)$/;

/** Returns a story's images with their addresses: those it already has, or uploaded ones. */
const readImages = async (
  { images }: StoryBody,
  present: readonly Picture[],
  files: FileStore,
): Promise<Picture[]> => {
  const folder = getFolder("cover");
  const found = images.map(async ({ key, alt }) => {
    const own = present.find((picture) => picture.key === key);
    if (own) return { ...own, alt };
    const isUploaded = UPLOADED.test(key) && (await files.open(folder, key)) !== null;
    return isUploaded
      ? { key, url: `/api/files/${folder}/${key}`, alt }
      : invalid({ images: M.imageMissing });
  });
  return Promise.all(found);
};

const toColumns = async (body: StoryBody, present: readonly Picture[], files: FileStore) => ({
  title: body.title,
  cta_label: body.cta_label,
  cta_url: body.cta_url,
  cover_type: body.cover_type,
  status: body.status,
  body_html: sanitiseRichText(body.body_html),
  images: body.cover_type === STORY_COVERS.IMAGES ? await readImages(body, present, files) : [],
  video_url: body.cover_type === STORY_COVERS.VIDEO ? body.video_url : null,
});

const ownStory = (companyId: number, id: number) =>
  and(eq(companyStories.company_id, companyId), eq(companyStories.id, id));

const createStory = async (tx: Db, companyId: number, body: StoryBody, files: FileStore) => {
  const order = await selectOrder(tx, companyId);
  if (order.length >= STORIES_MAX) conflict("too_many_stories", M.tooMany);
  const position = (order.at(-1)?.position ?? -1) + 1;
  const columns = await toColumns(body, [], files);
  const [created] = await tx
    .insert(companyStories)
    .values({ ...columns, company_id: companyId, position })
    .returning({ id: companyStories.id });
  return created?.id ?? notFound();
};

const changeStory = async (
  tx: Db,
  { companyId, id }: { companyId: number; id: number },
  body: StoryBody,
  files: FileStore,
) => {
  const present = (await findStory(tx, companyId, id)) ?? notFound();
  const columns = await toColumns({ ...body, id }, present.images, files);
  await tx
    .update(companyStories)
    .set({ ...columns, updated_at: sql`now()` })
    .where(ownStory(companyId, id));
  return id;
};

/**
 * Creates a story at the end of a company's order, or changes one; of two people who save one, the
 * last wins. Source: docs/product/company-profile.md.
 */
export const storeStory = (db: Db, companyId: number, body: StoryBody, files: FileStore) =>
  transaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    const id =
      body.id === undefined || body.id === null
        ? await createStory(tx, companyId, body, files)
        : await changeStory(tx, { companyId, id: body.id }, body, files);
    return (await findStory(tx, companyId, id)) ?? notFound();
  });

/** Puts a company's stories in order, and returns them. */
export const orderStories = (db: Db, companyId: number, positions: ReadonlyMap<number, number>) =>
  transaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    const changed = arrangeStories(await selectOrder(tx, companyId), positions);
    for (const { id, position } of changed)
      await tx.update(companyStories).set({ position }).where(ownStory(companyId, id));
    return listStories(tx, companyId);
  });

/** Publishes a story or takes it off the page. */
export const changeStoryStatus = async (
  db: Db,
  { companyId, storyId }: { companyId: number; storyId: number },
  status: StoryStatus,
) => {
  await db
    .update(companyStories)
    .set({ status, updated_at: sql`now()` })
    .where(ownStory(companyId, storyId));
  return findStory(db, companyId, storyId);
};

/** Deletes a story; throws 404 if the company doesn't have it. Its images are cleaned up at night. */
export const removeStory = async (
  db: Db,
  { companyId, storyId }: { companyId: number; storyId: number },
) => {
  const removed = await db
    .delete(companyStories)
    .where(ownStory(companyId, storyId))
    .returning({ id: companyStories.id });
  if (removed.length === 0) notFound();
};

/** Deletes all of a company's stories; their images are cleaned up at night. */
export const removeAllStories = (tx: Db, companyId: number) =>
  tx.delete(companyStories).where(eq(companyStories.company_id, companyId));
