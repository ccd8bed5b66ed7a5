import { z } from "zod";

import { PARTNERSHIP_TIERS } from "./constants/event-partnerships.ts";
import {
  BOOTH_NUMBER_MAX,
  LEAD_NOTE_MAX,
  LINK_TITLE_MAX,
  PARTNERSHIP_DESCRIPTION_MAX,
  PARTNERSHIP_INTRODUCTION_MAX,
  PARTNERSHIP_LINK_MAX,
  PARTNERSHIP_MESSAGES as M,
  PARTNERSHIP_PARTS,
  PARTNERSHIP_TITLE_MAX,
  PERSON_ROLES,
  QUANTITY_MAX,
} from "./constants/partnerships.ts";
import { eventSession } from "./events.ts";
import { flag, id, instant, queryPage, queryPerPage, requiredText, text } from "./fields.ts";
import { requiredEmail } from "./identity.ts";
import { webAddress } from "./web-address.ts";

const NAME_MAX = 100;
const IMAGE_MAX = 300;
const PEOPLE_MAX = 50;
const PHONE_MAX = 40;

const maybe = z.string().nullable();

/** Someone who represents a company at an event. */
export const partnershipPerson = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: maybe,
  job_title: z.string(),
  role: z.enum(PERSON_ROLES),
  image_url: maybe,
});
export type PartnershipPerson = z.infer<typeof partnershipPerson>;

export const partnershipGoodie = z.object({
  id,
  title: z.string(),
  description: z.string(),
  quantity: z.number().int().nullable(),
  image_url: maybe,
});
export type PartnershipGoodie = z.infer<typeof partnershipGoodie>;

/** Something that happens at a company's booth. */
export const partnershipActivity = z.object({
  id,
  title: z.string(),
  description: z.string(),
  starts_at: instant,
  ends_at: instant,
  location: z.string(),
  /** Who of the company's people takes part. */
  person_ids: z.array(id),
});
export type PartnershipActivity = z.infer<typeof partnershipActivity>;

const event = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  city: maybe,
  starts_on: z.string(),
  ends_on: z.string(),
  timezone: z.string(),
  external_url: maybe,
});
export type PartnershipEvent = z.infer<typeof event>;

/** What a company booked: each person needs a pass. */
const bookedPackage = z.object({
  id,
  name: z.string(),
  tier: z.enum(PARTNERSHIP_TIERS),
  has_booth: z.boolean(),
  passes: z.number().int(),
  talks: z.number().int(),
  workshops: z.number().int(),
});

/** Until when a part can be changed, in the event's time zone, and whether that day has passed. */
const deadline = z.object({
  part: z.enum(PARTNERSHIP_PARTS),
  due_on: z.string(),
  closed: z.boolean(),
});
export type PartnershipDeadline = z.infer<typeof deadline>;

const links = z.object({
  company_link_one: maybe,
  company_link_one_title: maybe,
  company_link_two: maybe,
  company_link_two_title: maybe,
  company_link_three: maybe,
  company_link_three_title: maybe,
  company_link_four: maybe,
  company_link_four_title: maybe,
  company_link_five: maybe,
  company_link_five_title: maybe,
});
export type PartnershipLinks = z.infer<typeof links>;
export const partnershipLinks = links;

/** A company's partnership at an event, with everything it fills in. */
export const partnership = z.object({
  id,
  /** The same as `id`; the calls of a company's profile use this name. */
  partnership_id: id,
  company_id: id,
  event,
  package: bookedPackage,
  /** The name at the event, which may differ from the company's. */
  company_name: z.string(),
  company_congress_logo_url: maybe,
  company_congress_cover_url: maybe,
  company_booth_number: maybe,
  company_introduction: z.string(),
  company_people: z.array(partnershipPerson),
  sessions: z.array(eventSession),
  /** The same as `sessions`; clients read either name. */
  company_sessions: z.array(eventSession),
  company_goodies: z.array(partnershipGoodie),
  company_booth_activities: z.array(partnershipActivity),
  ...links.shape,
  /** The links that are filled in, in order. */
  company_links: z.array(z.object({ title: z.string(), url: z.string() })),
  deadlines: z.array(deadline),
  leads: z.number().int(),
  created_at: instant,
});
export type Partnership = z.infer<typeof partnership>;

/** A company's partnership in a list: the event, and the package's name. */
export const partnershipSummary = z.object({ id, event, package_name: z.string() });
export type PartnershipSummary = z.infer<typeof partnershipSummary>;

/** A text whose empty value clears it, as null does. */
const clearable = (max: number) =>
  text(max)
    .transform((value) => value || null)
    .nullish();
const boothNumber = clearable(BOOTH_NUMBER_MAX);

export const assignPartnershipBody = z.object({
  event_partnership_id: id,
  company_booth_number: boothNumber,
});
export type AssignPartnershipBody = z.infer<typeof assignPartnershipBody>;

/** Absent fields stay as they are; null clears one, and gives the company its own name again. */
export const partnershipInfoBody = z.object({
  company_name: clearable(NAME_MAX),
  company_booth_number: boothNumber,
  company_introduction: text(PARTNERSHIP_INTRODUCTION_MAX).nullish(),
});
export type PartnershipInfoBody = z.infer<typeof partnershipInfoBody>;

const image = z.string().max(IMAGE_MAX, M.imageMissing).nullish();

/** Someone to add, or with an id to change: absent fields then stay, null clears one. */
export const partnershipPersonBody = z
  .object({
    id: id.nullish(),
    first_name: requiredText(NAME_MAX, M.firstNameRequired).optional(),
    last_name: requiredText(NAME_MAX, M.lastNameRequired).optional(),
    email: requiredEmail(M.emailRequired).optional(),
    phone: clearable(PHONE_MAX),
    job_title: requiredText(NAME_MAX, M.jobTitleRequired).optional(),
    role: z.enum(PERSON_ROLES, M.roleRequired).optional(),
    image_url: image,
  })
  .superRefine((body, context) => {
    if (body.id !== undefined && body.id !== null) return;
    const required = {
      first_name: M.firstNameRequired,
      last_name: M.lastNameRequired,
      email: M.emailRequired,
      job_title: M.jobTitleRequired,
      role: M.roleRequired,
    } as const;
    for (const [field, message] of Object.entries(required))
      if (body[field as keyof typeof required] === undefined)
        context.addIssue({ code: "custom", path: [field], message });
  });
export type PartnershipPersonBody = z.infer<typeof partnershipPersonBody>;

const uniqueIds = (max: number, message: string) =>
  z
    .array(id)
    .max(max, message)
    .transform((ids) => [...new Set(ids)]);

export const partnershipSessionsBody = z.object({
  session_ids: uniqueIds(PEOPLE_MAX, M.sessionsUnknown),
});

const link = webAddress({ max: PARTNERSHIP_LINK_MAX, message: M.linkInvalid, or: /^$/ })
  .transform((url) => url || null)
  .nullish();
const linkTitle = clearable(LINK_TITLE_MAX);

/** Absent fields stay as they are; null and an empty text clear one. */
export const partnershipLinksBody = z.object({
  company_link_one: link,
  company_link_one_title: linkTitle,
  company_link_two: link,
  company_link_two_title: linkTitle,
  company_link_three: link,
  company_link_three_title: linkTitle,
  company_link_four: link,
  company_link_four_title: linkTitle,
  company_link_five: link,
  company_link_five_title: linkTitle,
});
export type PartnershipLinksBody = z.infer<typeof partnershipLinksBody>;

/** A goodie to add, or to replace if it has an id. */
export const partnershipGoodieBody = z.object({
  id: id.nullish(),
  title: requiredText(PARTNERSHIP_TITLE_MAX, M.goodieTitleRequired),
  description: text(PARTNERSHIP_DESCRIPTION_MAX).default(""),
  quantity: z
    .number(M.quantityInvalid)
    .int(M.quantityInvalid)
    .min(1, M.quantityInvalid)
    .max(QUANTITY_MAX, M.quantityInvalid)
    .nullish()
    .transform((value) => value ?? null),
  image_url: image.transform((value) => value ?? null),
});
export type PartnershipGoodieBody = z.infer<typeof partnershipGoodieBody>;

const time = z.iso.datetime({ error: M.timeRequired, offset: true });

/** An activity to add, or to replace if it has an id. */
export const partnershipActivityBody = z
  .object({
    id: id.nullish(),
    title: requiredText(PARTNERSHIP_TITLE_MAX, M.activityTitleRequired),
    description: text(PARTNERSHIP_DESCRIPTION_MAX).default(""),
    starts_at: time,
    ends_at: time,
    location: text(PARTNERSHIP_TITLE_MAX).default(""),
    person_ids: uniqueIds(PEOPLE_MAX, M.personUnknown).default([]),
  })
  .superRefine(({ starts_at, ends_at }, context) => {
    if (Date.parse(ends_at) <= Date.parse(starts_at))
      context.addIssue({ code: "custom", path: ["ends_at"], message: M.endsBeforeStart });
  });
export type PartnershipActivityBody = z.infer<typeof partnershipActivityBody>;

/** Someone who left their contact details at a company's booth. */
export const partnershipLead = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  company_name: z.string(),
  job_title: z.string(),
  note: z.string(),
  agreed_at: instant,
});
export type PartnershipLead = z.infer<typeof partnershipLead>;

export const partnershipLeadBody = z.object({
  first_name: requiredText(NAME_MAX, M.firstNameRequired),
  last_name: requiredText(NAME_MAX, M.lastNameRequired),
  email: requiredEmail(M.emailRequired),
  company_name: text(NAME_MAX).default(""),
  job_title: text(NAME_MAX).default(""),
  note: text(LEAD_NOTE_MAX).default(""),
  agreed: flag.refine(Boolean, M.agreementRequired),
});
export type PartnershipLeadBody = z.infer<typeof partnershipLeadBody>;

export const partnershipLeadsQuery = z.object({ page: queryPage, per_page: queryPerPage(30) });
