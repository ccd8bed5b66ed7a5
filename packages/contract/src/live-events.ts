import { filterItem } from "@devguild/schemas/catalogue";
import { dataOf, pageOf } from "@devguild/schemas/fields";
import { jobCard } from "@devguild/schemas/jobs";
import {
  episodesQuery,
  featuredEventsQuery,
  liveEvent,
  liveEventCard,
  liveEventFilterOptions,
  liveEventsQuery,
  liveShow,
} from "@devguild/schemas/live-events";
import { z } from "zod";

import { anyone, endpoint } from "./endpoint.ts";

export const liveEvents = {
  show: endpoint({
    method: "GET",
    path: "/live-show",
    summary: "The live show: what is on now, what comes next, and an episode to watch meanwhile",
    access: anyone,
    answer: { 200: dataOf(liveShow) },
  }),
  previousEpisodes: endpoint({
    method: "GET",
    path: "/live-show/previous-episodes",
    summary: "Past episodes of the live show, newest first",
    access: anyone,
    query: episodesQuery,
    answer: { 200: pageOf(liveEventCard) },
  }),
  list: endpoint({
    method: "GET",
    path: "/live-events",
    summary: "Published live events: live now, then upcoming, then the newest recordings",
    access: anyone,
    query: liveEventsQuery,
    answer: { 200: pageOf(liveEventCard) },
  }),
  options: endpoint({
    method: "GET",
    path: "/filter/live-events/options",
    summary: "Filters for live events",
    access: anyone,
    answer: { 200: dataOf(liveEventFilterOptions) },
  }),
  featured: endpoint({
    method: "GET",
    path: "/featured/live-events",
    summary: "Upcoming live events",
    access: anyone,
    query: featuredEventsQuery,
    answer: { 200: dataOf(z.array(liveEventCard)) },
  }),
  names: endpoint({
    method: "GET",
    path: "/lists/live-events",
    summary: "The names of all published live events, newest first",
    access: anyone,
    staysSmall: "our own upcoming events",
    answer: { 200: dataOf(z.array(filterItem)) },
  }),
  seasons: endpoint({
    method: "GET",
    path: "/lists/live-event-seasons",
    summary: "Seasons of live events",
    access: anyone,
    staysSmall: "our own seasons",
    answer: { 200: dataOf(z.array(filterItem)) },
  }),
  relatedJobs: endpoint({
    method: "GET",
    path: "/live-events/:id/related-jobs",
    summary: "Open jobs related to a live event",
    access: anyone,
    staysSmall: "the best few",
    answer: { 200: dataOf(z.array(jobCard)) },
    errors: [404],
  }),
  // Last: its second parameter would match the words above.
  details: endpoint({
    method: "GET",
    path: "/live-events/:id/:slug",
    summary:
      "A live event by its URL; 301 with its path if it has moved. An id of 0 searches by slug only. Without a login, an event that requires one has no watch link",
    access: anyone,
    newIds: ["id"],
    answer: { 200: dataOf(liveEvent) },
    errors: [301, 404],
  }),
};
