import type { JobStatus } from "@devguild/schemas/constants/jobs";
import type { PostingChange } from "@devguild/schemas/posting-body";

import type { Viewer } from "../../http/viewer.ts";

/** What saving an ad does: save its draft, publish it, or edit the open ad. */
export type Saving = "save-draft" | "publish" | "edit";

/**
 * Decides what saving an ad in a given state does; null if the state doesn't allow it. A price means
 * publishing: the second of two equal requests finds the ad published and is rejected, unless it sent
 * that status. Pure. Source: docs/product/posting.md.
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

/** Returns whether a viewer can see a company's slots and credits: its own users and staff. Pure. */
export const canReadCompany = (viewer: Viewer, companyId: number) =>
  viewer.companyId === companyId || viewer.permissions.has("admin.view-company-jobs");

/**
 * Returns whether a viewer may publish by invoice: whoever buys for the company, or staff who edit its
 * account. Someone without a company may, as it will be theirs. Pure.
 */
export const mayBuyFor = (viewer: Viewer | null, companyId: number | null): boolean => {
  if (!viewer || companyId === null) return true;
  return viewer.companyId === companyId
    ? viewer.permissions.has("owner.company.purchase")
    : viewer.permissions.has("admin.edit-company-account");
};

/** Returns who pays for an ad that a viewer publishes. Pure. */
export const toPayer = (viewer: Viewer, companyId: number) => ({
  userId: viewer.userId,
  mayBuy: mayBuyFor(viewer, companyId),
});
