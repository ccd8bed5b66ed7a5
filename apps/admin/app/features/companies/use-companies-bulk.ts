import { api } from "@devguild/api-client/browser-api";
import type { AdminCompany } from "@devguild/schemas/companies";
import { pluralize } from "@devguild/schemas/formats";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { useListSelection } from "../lists/use-list-selection.ts";
import type { List } from "../lists/use-list.ts";
import { useRowsRun } from "../lists/use-rows-run.ts";
import { useSelectFound } from "../lists/use-select-found.ts";
import { isDeleted } from "./company-columns.tsx";
import { type COMPANY_LIST, toCompanyQuery } from "./company-list.ts";

type CompaniesList = List<
  (typeof COMPANY_LIST.orders)[number],
  keyof (typeof COMPANY_LIST)["filters"]
>;

const setManager = (companyId: number, managerId: number | null) =>
  api.adminCompanyAccounts.setManager.call({
    params: { id: companyId },
    body: { customer_success_manager_id: managerId },
  });

/** The selected companies of a list, and what is done to them; deleted ones can't be selected. */
export const useCompaniesBulk = (list: CompaniesList, rows: readonly AdminCompany[]) => {
  const { settled } = list;
  const queries = useQueryClient();
  const isSelectable = (company: AdminCompany) => !isDeleted(company);
  // Every page shows the same selection.
  const selection = useListSelection(list.getHref({ page: 1 }), rows.filter(isSelectable));
  const [isAssigning, setAssigning] = useState(false);
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: api.adminCompanies.list.key }),
      queries.invalidateQueries({ queryKey: api.adminCompanies.assigned.key }),
    ]);
  const runs = useRowsRun<AdminCompany>({ refresh, onFinished: selection.choose });
  const found = useSelectFound(
    async (page) =>
      (await api.adminCompanies.list.call({ query: { ...toCompanyQuery(settled), ...page } })).data,
    (companies) => selection.choose(companies.filter(isSelectable)),
  );
  return {
    ...found,
    isSelectable,
    selection,
    runs,
    isAssigning,
    setAssigning,
    /** Assigns companies to a manager, or to nobody; Undo gives each back to whoever it had. */
    assign: (companies: readonly AdminCompany[], manager: { id: number; name: string } | null) =>
      runs.start({
        rows: companies,
        call: ({ id }) => setManager(id, manager?.id ?? null),
        undo: ({ id, customer_success_manager: former }) => setManager(id, former?.id ?? null),
        describe: (count) =>
          manager
            ? `${pluralize(count, "company", "companies")} assigned to ${manager.name}.`
            : `${pluralize(count, "company", "companies")} without a manager now.`,
      }),
  };
};

export type CompaniesBulk = ReturnType<typeof useCompaniesBulk>;
