import { withQueries } from "@devguild/session/with-queries";

import { loadCompany } from "../../features/companies/load-company.ts";

/** Redirects a company's id or its former address, a slug alone, to the current one. */
export const loader = withQueries(async (loading) => ({ company: await loadCompany(loading) }));

export default function LegacyCompany() {
  return null;
}
