import type { JobStatus } from "@devguild/schemas/constants/jobs";
import type { PostingChange } from "@devguild/schemas/posting-body";

import type { Viewer } from "../../http/viewer.ts";

/** What saving an ad comes to: its draft is kept, it is published, or it changes while it is open. */
export type Saving = "save-draft" | "publish" | "edit";

/**
 * What a sent ad asks for, by the state that the ad is in; null where that state does not allow it.
 * A price asks to publish: of two equal requests the second finds the ad published and is refused,
 * unless it says that it knows. Pure. Source: docs/product/posting.md.
 */
export const decideSaving = (
  state: JobStatus,
  { is_draft, status, price_id }: Pick<PostingChange, "is_draft" | "status" | "price_id">,
): Saving | null => {
  if (status !== undefined && status !== state) return null;
  if (state === "draft") return is_draft === false ? "publish" : "save-draft";
  if (state !== "published" || is_draft === true) return null;
  const asksToPublish = is_draft === false && status === undefined && typeof price_id === "number";
  return asksToPublish ? null : "edit";
};

/** Whether somebody may see what a company has to publish with: its own users and staff. Pure. */
export const canReadCompany = (viewer: Viewer, companyId: number) =>
  viewer.companyId === companyId || viewer.permissions.has("admin.view-company-jobs");
