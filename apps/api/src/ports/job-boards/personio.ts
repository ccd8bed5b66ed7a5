import { parseXml, type XmlElement } from "@rgrove/parse-xml";

import { FeedProblem, type JobBoard } from "./job-boards.port.ts";
import { distinct, saysRemote, toEntry, toInstant, toSection } from "./read-fields.ts";
import { splitXml } from "./split-xml.ts";

const isElement = (node: { type: string }): node is XmlElement => node.type === "element";

const listChildren = (parent: XmlElement | undefined, name: string) =>
  (parent?.children ?? []).filter(isElement).filter((child) => child.name === name);

const textIn = (parent: XmlElement, name: string) =>
  listChildren(parent, name)[0]?.text.trim() ?? "";

const cutOff = (cause?: unknown) => new FeedProblem("The feed isn’t complete XML.", { cause });

const parsePosition = (xml: string): XmlElement => {
  try {
    const { root } = parseXml(xml);
    if (root) return root;
  } catch (error) {
    throw cutOff(error);
  }
  throw cutOff();
};

const readPosition = (position: XmlElement, address: string) => {
  const more = listChildren(listChildren(position, "additionalOffices")[0], "office");
  const offices = distinct([
    textIn(position, "office"),
    ...more.map((office) => office.text.trim()),
  ]);
  const texts = listChildren(listChildren(position, "jobDescriptions")[0], "jobDescription");
  const schedule = textIn(position, "schedule");
  const kind = textIn(position, "employmentType");
  return toEntry({
    externalId: textIn(position, "id"),
    title: textIn(position, "name"),
    // The feed has no links: a position's page is on the feed's own host.
    url: new URL(`/job/${textIn(position, "id")}`, address).href,
    companyName: textIn(position, "subcompany") || null,
    locations: offices,
    isRemote: offices.some(saysRemote),
    descriptionHtml: texts
      .map((each) => toSection(textIn(each, "name"), textIn(each, "value")))
      .join(""),
    employmentType: (kind === "intern" || kind === "freelance" ? kind : schedule) || null,
    publishedAt: toInstant(textIn(position, "createdAt")),
  });
};

/** Personio's XML feed of a career page: https://developer.personio.de/docs/retrieving-open-job-positions */
export const personio: JobBoard = {
  boardUrl: (board) => `https://${encodeURIComponent(board)}.jobs.personio.de/xml?language=en`,
  read: async function* readPositions(text, address) {
    for await (const position of splitXml(text, { root: "workzag-jobs", element: "position" }))
      yield readPosition(parsePosition(position), address);
  },
};
