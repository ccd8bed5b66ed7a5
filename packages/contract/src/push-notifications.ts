import { pushOpenedBody } from "@devguild/schemas/push-notifications";

import { anyone, endpoint } from "./endpoint.ts";

export const pushNotifications = {
  opened: endpoint({
    method: "POST",
    path: "/push/opened",
    summary: "Report that a push notification was clicked; an unknown token changes nothing",
    access: anyone,
    body: pushOpenedBody,
    answer: { 204: null },
  }),
};
