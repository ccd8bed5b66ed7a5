import { withQueries } from "@devguild/session/with-queries";

import { loadCompany } from "../../features/companies/load-company.ts";

/** A company's id or its former address, a slug alone; loading it redirects to the present one. */
export const loader = withQueries(async (loading) => ({ company: await loadCompany(loading) }));

export default function LegacyCompany() {
  return null;
}
