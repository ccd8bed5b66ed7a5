import { dataOf } from "@devguild/schemas/fields";
import {
  b2bNewsletterBody,
  formTaken,
  formToken,
  liveSuggestionBody,
  mediaKitBody,
  newsletterBody,
  newsletterSubscription,
  newsletterTokenBody,
} from "@devguild/schemas/forms";

import { anyone, endpoint } from "./endpoint.ts";

export const forms = {
  token: endpoint({
    method: "GET",
    path: "/integration/crm/form/token",
    summary:
      "The token to send a form with; fetch it when someone starts the form, never from a cached page",
    access: anyone,
    answer: { 200: dataOf(formToken) },
  }),
  newsletter: endpoint({
    method: "POST",
    path: "/integration/crm/form/newsletter",
    summary:
      "Subscribe to the newsletter; it starts once the link in the confirmation email is clicked",
    access: anyone,
    body: newsletterBody,
    answer: { 202: dataOf(formTaken) },
    errors: [429],
  }),
  b2bNewsletter: endpoint({
    method: "POST",
    path: "/integration/crm/form/b2b-newsletter",
    summary:
      "Subscribe to the newsletter for hiring teams; it starts once the link in the confirmation email is clicked",
    access: anyone,
    body: b2bNewsletterBody,
    answer: { 202: dataOf(formTaken) },
    errors: [429],
  }),
  liveSuggestion: endpoint({
    method: "POST",
    path: "/integration/crm/form/live-suggestion",
    summary: "Suggest a topic for a live event",
    access: anyone,
    body: liveSuggestionBody,
    answer: { 202: dataOf(formTaken) },
    errors: [429],
  }),
  mediaKit: endpoint({
    method: "POST",
    path: "/integration/crm/form/media-kit",
    summary: "Get the media kit",
    access: anyone,
    body: mediaKitBody,
    answer: { 202: dataOf(formTaken) },
    errors: [429],
  }),
  subscription: endpoint({
    method: "GET",
    path: "/newsletter/subscription",
    summary: "The newsletter a token from an email's link refers to; the token stays valid",
    access: anyone,
    query: newsletterTokenBody,
    answer: { 200: dataOf(newsletterSubscription) },
  }),
  confirm: endpoint({
    method: "POST",
    path: "/newsletter/confirm",
    summary: "Confirm a newsletter subscription with the token from its link",
    access: anyone,
    body: newsletterTokenBody,
    answer: { 200: dataOf(newsletterSubscription) },
  }),
  unsubscribe: endpoint({
    method: "POST",
    path: "/newsletter/unsubscribe",
    summary: "Unsubscribe from a newsletter with the token from an email's link",
    access: anyone,
    body: newsletterTokenBody,
    answer: { 200: dataOf(newsletterSubscription) },
  }),
};
