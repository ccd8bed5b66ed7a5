import { api } from "@devguild/api-client/browser-api";
import { pluralize } from "@devguild/schemas/formats";

import type { Restoring } from "../restoring/restore-modal.tsx";

/** Says what restoring a company brings back, and does it. */
export const toRestoring = ({ id, name }: { id: number; name: string }): Restoring => ({
  name,
  consequences:
    "Its pages come back, its users can log in with the roles they had, and ads that wouldn’t have expired by now are live again. The owner and the billing address get an email.",
  restore: async () => {
    const { data } = await api.companyAccounts.restore.call({ params: { id } });
    return `${name} restored: ${pluralize(data.live_ads, "live ad")}, ${pluralize(data.users, "user")}.`;
  },
  listKey: api.adminCompanies.list.key,
});
