import { z } from "zod";
import { TRACKING_EVENTS, type TrackingEventType } from "./constants/tracking.ts";

const reference = z.number().int().positive();

// The ids that an event requires, by its name.
const REQUIRED_IDS: Partial<Record<TrackingEventType, readonly string[]>> = {
  "candidate.cv-company-click": ["candidate_id"],
  "candidate.linkedin-company-click": ["candidate_id"],
  "candidate.show-details-company-click": ["candidate_id"],
  "job.page-direct-view": ["job_id"],
  "job.apply-internal-click": ["job_id"],
  "job.apply-external-click": ["job_id"],
  "job.card-view": ["job_id"],
  "job.card-expand": ["job_id"],
  "job.card-interact": ["job_id"],
  "job.card-job-details-click": ["job_id"],
  "job.card-company-click": ["job_id"],
  "job.card-category-click": ["job_id"],
  "job.card-apply-click": ["job_id"],
  "job-listing.view": ["job_listing_id"],
  "job-listing.category-click": ["job_listing_id"],
  "job-listing.card-apply-click": ["job_listing_id"],
  "job-listing.apply-external-click": ["job_listing_id"],
  "company.card-view": ["company_id"],
  "company.card-details-click": ["company_id"],
  "company.card-category-click": ["company_id"],
  "company.page-direct-view": ["company_id"],
  "company.page-story-interaction": ["company_id", "story_id"],
  "ads.community-partner-view": ["ad_id"],
  "ads.community-partner-click": ["ad_id"],
  "campaign.view": ["campaign_id"],
  "campaign.click": ["campaign_id"],
  "campaign.lead": ["campaign_id", "job_id"],
  "video.play-started": ["video_id"],
  "live-event.details-page-view": ["live_event_id"],
  "live-event.live-play": ["live_event_id"],
  "live-event.recording-play": ["live_event_id"],
  "live-event.ad-view": ["live_event_id", "ad_id"],
  "live-event.ad-click": ["live_event_id", "ad_id"],
  "live-event.partner-click": ["live_event_id"],
  "live-event.sponsor-click": ["live_event_id"],
};

export const trackingEventBody = z
  .object({
    event_type: z.enum(TRACKING_EVENTS),
    event_data: z.record(z.string().max(100), z.unknown()).default({}),
  })
  .superRefine(({ event_type, event_data }, context) => {
    for (const key of REQUIRED_IDS[event_type] ?? [])
      if (!reference.safeParse(event_data[key]).success)
        context.addIssue({
          code: "custom",
          path: ["event_data", key],
          message: `${key} is missing.`,
        });
    if (JSON.stringify(event_data).length > 8000)
      context.addIssue({ code: "custom", path: ["event_data"], message: "This is too much data." });
  });
