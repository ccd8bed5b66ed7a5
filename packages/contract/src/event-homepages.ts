import {
  adminHomepage,
  eventMenuItem,
  eventPage,
  homepageBody,
  homepageDraftBody,
  homepageItems,
  homepageVersionBody,
  menuItemBody,
  newMenuItemBody,
} from "@devguild/schemas/event-homepages";
import { dataOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { admin, anyone, endpoint } from "./endpoint.ts";

const reader = [admin("admin.view-live-events")] as const;
const editor = [admin("admin.edit-live-events")] as const;
const menu = dataOf(z.array(eventMenuItem));

export const eventHomepages = {
  page: endpoint({
    method: "GET",
    path: "/events/:slug",
    summary: "An event’s published page with everything its sections show",
    access: anyone,
    answer: { 200: dataOf(eventPage) },
    errors: [404],
  }),
  details: endpoint({
    method: "GET",
    path: "/admin/events/:id/homepage",
    summary: "An event’s homepage: what is public, and the changes that aren’t yet",
    access: reader,
    answer: { 200: dataOf(adminHomepage) },
    errors: [404],
  }),
  save: endpoint({
    method: "POST",
    path: "/admin/events/:id/homepage",
    summary:
      "Create or replace an event’s homepage, and publish it or take it off the site; 409 if it has another version than the one the change is based on",
    access: editor,
    audit: { action: "event.publish-homepage", subject: "event-homepage", id: "params.id" },
    body: homepageBody,
    answer: { 201: dataOf(adminHomepage) },
    errors: [404, 409],
  }),
  saveDraft: endpoint({
    method: "PUT",
    path: "/admin/events/:id/homepage/draft",
    summary: "Save what is typed into a homepage; visitors see it once it is published",
    access: editor,
    audit: { none: "nobody outside sees it yet" },
    body: homepageDraftBody,
    answer: { 200: dataOf(adminHomepage) },
    errors: [404, 409],
  }),
  discardDraft: endpoint({
    method: "POST",
    path: "/admin/events/:id/homepage/discard",
    summary: "Drop the changes that aren’t public yet; 409 if the page isn’t published",
    access: editor,
    audit: { action: "event.discard-homepage", subject: "event-homepage", id: "params.id" },
    body: homepageVersionBody,
    answer: { 200: dataOf(adminHomepage) },
    errors: [404, 409],
  }),
  options: endpoint({
    method: "GET",
    path: "/admin/events/:id/homepage/options",
    summary: "The sessions, speakers, partners, videos and jobs that a homepage can show",
    access: reader,
    answer: { 200: dataOf(homepageItems) },
    errors: [404],
  }),
  menu: endpoint({
    method: "GET",
    path: "/admin/events/:id/menu-items",
    summary: "An event’s menu in order",
    access: reader,
    staysSmall: "a menu has at most a dozen items",
    answer: { 200: menu },
    errors: [404],
  }),
  addMenuItem: endpoint({
    method: "POST",
    path: "/admin/events/:id/menu-items",
    summary: "Add an item at the end of an event’s menu",
    access: editor,
    audit: { action: "event.add-menu-item", subject: "event-menu-item", id: "answer.data.id" },
    body: newMenuItemBody,
    answer: { 201: dataOf(eventMenuItem) },
    errors: [404, 409],
  }),
  editMenuItem: endpoint({
    method: "PUT",
    path: "/admin/events/:id/menu-items/:itemId",
    summary: "Change a menu item; absent fields stay",
    access: editor,
    audit: { action: "event.edit-menu-item", subject: "event-menu-item", id: "params.itemId" },
    body: menuItemBody,
    answer: { 200: dataOf(eventMenuItem) },
    errors: [404],
  }),
  moveMenuItemUp: endpoint({
    method: "POST",
    path: "/admin/events/:id/menu-items/:itemId/move-up",
    summary: "Move a menu item up; the first one stays",
    access: editor,
    audit: { action: "event.move-menu-item", subject: "event-menu-item", id: "params.itemId" },
    answer: { 200: menu },
    errors: [404],
  }),
  moveMenuItemDown: endpoint({
    method: "POST",
    path: "/admin/events/:id/menu-items/:itemId/move-down",
    summary: "Move a menu item down; the last one stays",
    access: editor,
    audit: { action: "event.move-menu-item", subject: "event-menu-item", id: "params.itemId" },
    answer: { 200: menu },
    errors: [404],
  }),
  removeMenuItem: endpoint({
    method: "DELETE",
    path: "/admin/events/:id/menu-items/:itemId",
    summary: "Delete a menu item",
    access: editor,
    audit: { action: "event.delete-menu-item", subject: "event-menu-item", id: "params.itemId" },
    answer: { 204: null },
    errors: [404],
  }),
};
