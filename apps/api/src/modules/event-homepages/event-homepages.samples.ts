import { contract } from "@devguild/contract/contract";
import { sql } from "drizzle-orm";

import type { World } from "../../../testing/contract-world.ts";
import { everyone, type PersonName } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const editors: PersonName[] = ["superAdmin", "contentEditor"];

const makeEvent = async ({ given }: World) => {
  const event = await given.conference();
  const session = await given.eventSession(event, { speaker: "Jonas Brandt" });
  return { id: event.id, slug: event.slug, sessionId: session.id };
};

const buildContent = (sessionId: number) => ({
  hero_title: "Where developers meet",
  hero_subtitle: "Three days, two halls",
  hero_image_url: "/api/files/covers/sample-1.jpg",
  cta_label: "Get tickets",
  cta_url: "https://tickets.example/congress",
  sections: [
    {
      type: "text" as const,
      title: "Why",
      body_html: "<p>To learn.</p>",
      item_ids: [],
      position: 0,
    },
    {
      type: "sessions" as const,
      title: "Day one",
      body_html: "",
      item_ids: [sessionId],
      position: 1,
    },
  ],
});

const NULLABLE = nullable("hero_image_url", "cta_url");

const makeEmpty = async (world: World) => ({ params: { id: (await makeEvent(world)).id } });

const makePage = async (world: World) => {
  const { id, slug } = await makeEvent(world);
  await world.given.eventHomepage(id);
  await world.given.eventHomepage(id, { live: true });
  return { id, slug };
};

const makeItem = async (world: World) => {
  const { id } = await makeEvent(world);
  const item = await world.given.eventMenuItem(id);
  return { params: { id, itemId: item.id } };
};

export const eventHomepageSamples = defineSamples(contract.eventHomepages, {
  page: {
    may: everyone,
    sample: async (world) => ({ params: { slug: (await makePage(world)).slug } }),
    contentRows: sql`select slug from events where id in (select event_id from event_homepages where live)`,
  },
  details: { may: editors, sample: makeEmpty },
  save: {
    may: editors,
    validValues: NULLABLE,
    sample: async (world) => {
      const { id, sessionId } = await makeEvent(world);
      return { params: { id }, body: { ...buildContent(sessionId), published: true, version: 0 } };
    },
  },
  saveDraft: {
    may: editors,
    validValues: NULLABLE,
    sample: async (world) => {
      const { id, sessionId } = await makeEvent(world);
      return { params: { id }, body: { ...buildContent(sessionId), version: 0 } };
    },
  },
  discardDraft: {
    may: editors,
    sample: async (world) => ({
      params: { id: (await makePage(world)).id },
      body: { version: 1 },
    }),
  },
  options: { may: editors, sample: makeEmpty },
  menu: { may: editors, sample: makeEmpty },
  addMenuItem: {
    may: editors,
    sample: async (world) => ({
      ...(await makeEmpty(world)),
      body: { title: "Speakers", url: "#speakers", visible: true },
    }),
  },
  editMenuItem: {
    may: editors,
    sample: async (world) => ({
      ...(await makeItem(world)),
      body: { title: "Tickets", url: "https://tickets.example", visible: false },
    }),
  },
  moveMenuItemUp: { may: editors, sample: makeItem },
  moveMenuItemDown: { may: editors, sample: makeItem },
  removeMenuItem: { may: editors, sample: makeItem },
});
