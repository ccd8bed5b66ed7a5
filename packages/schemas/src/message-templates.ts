import { z } from "zod";

import { MESSAGE_MAX } from "./constants/applications.ts";
import {
  checkTemplate,
  TEMPLATE_MESSAGES as M,
  TEMPLATE_NAME_MAX,
  TEMPLATE_PURPOSES,
} from "./constants/message-templates.ts";
import { flag, id, instant, requiredText } from "./fields.ts";

/** A text for messages to candidates, the company's or a person's own. */
export const messageTemplate = z.object({
  id,
  name: z.string(),
  purpose: z.enum(TEMPLATE_PURPOSES),
  body: z.string(),
  is_own: z.boolean(),
  updated_at: instant,
});
export type MessageTemplate = z.infer<typeof messageTemplate>;

export const messageTemplateBody = z.object({
  name: requiredText(TEMPLATE_NAME_MAX, M.name),
  purpose: z.enum(TEMPLATE_PURPOSES),
  body: requiredText(MESSAGE_MAX, M.body).superRefine((body, context) => {
    const message = checkTemplate(body);
    if (message) context.addIssue({ code: "custom", message });
  }),
  /** Whether only its author sees it, and not the whole company. */
  is_own: flag,
});
export type MessageTemplateBody = z.infer<typeof messageTemplateBody>;
