import type { TrackingEventType } from "@devguild/schemas/constants/tracking";

/** What a page reports of one kind of element: that it was seen, and what was pressed in it. */
type TrackedKind = {
  /** The name that its id has in the event's data. */
  id: string;
  view?: TrackingEventType;
  /** By the part that was pressed; `else` is any other button or link in it. */
  press: Record<string, readonly TrackingEventType[]>;
};

/** The kinds that `data-track="kind:id"` may name; `data-track-part` names the parts. */
export const TRACKED_KINDS: Record<string, TrackedKind> = {
  job: {
    id: "job_id",
    view: "job.card-view",
    press: {
      details: ["job.card-job-details-click"],
      company: ["job.card-company-click"],
      category: ["job.card-category-click"],
      apply: ["job.card-apply-click"],
      expand: ["job.card-expand"],
      else: ["job.card-interact"],
    },
  },
  "job-listing": {
    id: "job_listing_id",
    view: "job-listing.view",
    press: {
      apply: ["job-listing.card-apply-click", "job-listing.apply-external-click"],
      category: ["job-listing.category-click"],
    },
  },
  company: {
    id: "company_id",
    view: "company.card-view",
    press: {
      details: ["company.card-details-click"],
      category: ["company.card-category-click"],
    },
  },
  "community-ad": {
    id: "ad_id",
    view: "ads.community-partner-view",
    press: { open: ["ads.community-partner-click"] },
  },
};
