import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import { pluralize } from "@devguild/schemas/formats";

import type { ListedPosting } from "./posting-actions.ts";

type Counted = Pick<ListedPosting, "candidates_count">;
type Sold = Pick<ListedPosting, "status" | "price_type" | "offer_type">;

/** Says that a job's candidates stay, in a sentence after another one; empty without candidates. */
export const describeStaying = ({ candidates_count: count }: Counted) =>
  count > 0
    ? ` Its ${pluralize(count, "candidate")} ${count === 1 ? "stays" : "stay"} in your lists.`
    : "";

// A pending ad hasn't used anything yet.
const describeCost = ({ status, price_type, offer_type }: Sold) => {
  const isOpen = status === "published";
  if (price_type === "membership") return isOpen ? " Its job slot is free straight away." : "";
  if (status === "pending" || offer_type === OFFER_TYPES.PPH) return "";
  return isOpen ? " There’s no refund for the days that are left." : " There’s no refund.";
};

/** Describes what unpublishing a job leads to. */
export const describeUnpublishing = (posting: Counted & Sold) =>
  `It comes off the site straight away, and nobody can apply any more.${describeStaying(posting)}${describeCost(posting)}`;

/** Describes what deleting a job leads to: of any but a draft, the applications stay with the developers. */
export const describeDeletion = (posting: Counted & Sold) => {
  const { status, candidates_count: count } = posting;
  if (status === "draft")
    return "The draft and its preview are deleted for good. This can’t be undone.";
  const consequence =
    status === "published" ? "It comes off the site straight away" : "It leaves your dashboard";
  const candidates =
    count > 0
      ? `, and its ${pluralize(count, "candidate")} ${count === 1 ? "leaves" : "leave"} your lists. They can still see that they applied`
      : "";
  return `${consequence}${candidates}.${describeCost(posting)} This can’t be undone.`;
};

const CHARGES = {
  membership: "It takes a job slot of the company",
  credit: "The company’s credits are charged",
  regular: "The company gets the invoice",
} as const;

/** Describes what releasing a pending job leads to: it goes live, and is charged as the company agreed to. */
export const describeRelease = ({ price_type }: Pick<ListedPosting, "price_type">) =>
  `It goes live now, though the account’s owner hasn’t confirmed their email address. ${CHARGES[price_type]}, as agreed when the job was submitted.`;
