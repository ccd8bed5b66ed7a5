import { dataOf } from "@devguild/schemas/fields";
import { findSpeakersQuery, newSpeakerBody, speakerOption } from "@devguild/schemas/speakers";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

export const speakers = {
  find: endpoint({
    method: "GET",
    path: "/admin/speakers",
    summary: "Speakers by words in their name or company",
    access: [admin("admin.view-live-events"), admin("admin.view-videos")],
    query: findSpeakersQuery,
    answer: { 200: dataOf(z.array(speakerOption)) },
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/speakers",
    summary: "Add a speaker, for videos, live events and events",
    access: [admin("admin.edit-live-events"), admin("admin.edit-videos")],
    audit: { action: "speaker.create", subject: "speaker", id: "answer.data.id" },
    body: newSpeakerBody,
    answer: { 201: dataOf(speakerOption) },
  }),
};
