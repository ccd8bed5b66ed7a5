import type { TrackingEventType } from "@devguild/schemas/constants/tracking";

/**
 * The events that one kind of element reports: when it is seen, and when something in it is
 * pressed.
 */
type TrackedKind = {
  /** The name of its id in the event's data. */
  id: string;
  view?: TrackingEventType;
  /** By pressed part; `else` is any other button or link in the element. */
  press: Record<string, readonly TrackingEventType[]>;
};

/** The kinds that `data-track="kind:id"` can name; `data-track-part` names the parts. */
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
  campaign: {
    id: "campaign_id",
    view: "campaign.view",
    press: { open: ["campaign.click"] },
  },
  "community-ad": {
    id: "ad_id",
    view: "ads.community-partner-view",
    press: { open: ["ads.community-partner-click"] },
  },
};
