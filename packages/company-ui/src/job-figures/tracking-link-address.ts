import { CAMPAIGN_MAX, MAIL_SOURCES, SOURCE_MAX } from "@devguild/schemas/constants/job-figures";

/** What a recruiter says about where a link will be used. */
export type TrackingWords = { source: string; medium: string; campaign: string };

/** The longest text of each field. */
export const TRACKING_MAX = {
  source: SOURCE_MAX,
  medium: 40,
  campaign: CAMPAIGN_MAX,
} as const satisfies Record<keyof TrackingWords, number>;

// What every program keeps as it is in an address.
const PLAIN = /^[a-z0-9][a-z0-9._-]*$/;
const PLAIN_ERROR = "Use letters, digits, dots, hyphens and underscores.";

const normalize = (text: string) => text.trim().toLowerCase().replace(/\s+/g, "-");

const checkText = (text: string, max: number) => {
  if (text.length > max) return `Use at most ${max} characters.`;
  return text === "" || PLAIN.test(text) ? null : PLAIN_ERROR;
};

/**
 * Returns the address of a job's page with these words as its UTM parameters, or null with what is
 * wrong with them. Figures are counted by source and campaign, in lower case. Pure.
 */
export const toTrackingLink = (url: string, words: TrackingWords) => {
  const source = normalize(words.source);
  const medium = normalize(words.medium);
  const campaign = normalize(words.campaign);
  const errors = {
    source: Object.hasOwn(MAIL_SOURCES, source)
      ? "Our own emails use this name. Choose another."
      : checkText(source, TRACKING_MAX.source),
    medium: checkText(medium, TRACKING_MAX.medium),
    campaign: checkText(campaign, TRACKING_MAX.campaign),
  };
  if (source === "" || Object.values(errors).some((error) => error !== null))
    return { link: null, errors };
  const link = new URL(url);
  link.searchParams.set("utm_source", source);
  if (medium) link.searchParams.set("utm_medium", medium);
  if (campaign) link.searchParams.set("utm_campaign", campaign);
  return { link: link.href, errors };
};
