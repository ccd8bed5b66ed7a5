import {
  CAMPAIGN_MAX,
  FURTHER_SOURCES,
  JOB_SOURCES,
  type JobSource,
  NAMED_SOURCE,
  SOURCE_MAX,
  SOURCES_MAX,
} from "@devguild/schemas/constants/job-figures";

export type Source = { source: string; campaign: string };

const readText = (value: unknown, max: number) =>
  typeof value === "string" ? value.trim().toLowerCase().slice(0, max) : "";

const isKnown = (name: string): name is JobSource => Object.hasOwn(JOB_SOURCES, name);

/**
 * Returns where somebody came from, as a page reports it: a name and a campaign in the link count more
 * than the page they were on. Pure.
 */
export const toSource = (data: Record<string, unknown>): Source => {
  const named = readText(data["utm_source"], SOURCE_MAX);
  if (named)
    return {
      source: `${NAMED_SOURCE}${named}`,
      campaign: readText(data["utm_campaign"], CAMPAIGN_MAX),
    };
  const from = readText(data["source"], SOURCE_MAX).replaceAll(" ", "-");
  return { source: isKnown(from) ? from : "direct", campaign: "" };
};

/** Returns the source as which a visit counts, given the ones that its ad already has on that day. Pure. */
export const limitSource = (source: Source, present: ReadonlySet<string>): Source =>
  isKnown(source.source) || present.has(sourceKey(source)) || present.size < SOURCES_MAX
    ? source
    : { source: FURTHER_SOURCES, campaign: "" };

/** Returns what tells the sources of an ad apart. Pure. */
export const sourceKey = ({ source, campaign }: Source) => JSON.stringify([source, campaign]);
