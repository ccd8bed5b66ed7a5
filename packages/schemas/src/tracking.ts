import { z } from "zod";
import { TRACKING_EVENTS, type TrackingEventType } from "./constants/tracking.ts";

const reference = z.number().int().positive();

// Ids that an event may carry; the event's name says which of them it needs.
const REQUIRED_IDS: Partial<Record<TrackingEventType, readonly string[]>> = {
  "candidate.cv-company-click": ["candidate_id"],
  "candidate.linkedin-company-click": ["candidate_id"],
  "candidate.show-details-company-click": ["candidate_id"],
  "job.page-direct-view": ["job_id"],
  "job.apply-internal-click": ["job_id"],
  "job.apply-external-click": ["job_id"],
  "job.card-view": ["job_id"],
  "job.card-job-details-click": ["job_id"],
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
