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
      "What one form is sent with; ask for it when somebody goes into the form, never from a stored page",
    access: anyone,
    answer: { 200: dataOf(formToken) },
  }),
  newsletter: endpoint({
    method: "POST",
    path: "/integration/crm/form/newsletter",
    summary: "Ask for the newsletter; it begins once the link that is mailed was followed",
    access: anyone,
    body: newsletterBody,
    answer: { 202: dataOf(formTaken) },
    errors: [429],
  }),
  b2bNewsletter: endpoint({
    method: "POST",
    path: "/integration/crm/form/b2b-newsletter",
    summary: "Ask for the newsletter for hiring teams; it begins once the link was followed",
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
    summary: "Ask for the media kit",
    access: anyone,
    body: mediaKitBody,
    answer: { 202: dataOf(formTaken) },
    errors: [429],
  }),
  subscription: endpoint({
    method: "GET",
    path: "/newsletter/subscription",
    summary: "Which newsletter the token of a mail's link is about; it is not used up",
    access: anyone,
    query: newsletterTokenBody,
    answer: { 200: dataOf(newsletterSubscription) },
  }),
  confirm: endpoint({
    method: "POST",
    path: "/newsletter/confirm",
    summary: "Confirm a newsletter by the token of its link",
    access: anyone,
    body: newsletterTokenBody,
    answer: { 200: dataOf(newsletterSubscription) },
  }),
  unsubscribe: endpoint({
    method: "POST",
    path: "/newsletter/unsubscribe",
    summary: "End a newsletter by the token of a mail's link",
    access: anyone,
    body: newsletterTokenBody,
    answer: { 200: dataOf(newsletterSubscription) },
  }),
};
