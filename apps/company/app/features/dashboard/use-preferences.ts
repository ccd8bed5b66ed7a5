import { api } from "@devguild/api-client/browser-api";
import type {
  CompanyDashboard,
  DashboardPreferencesBody,
} from "@devguild/schemas/company-dashboard";
import type { DashboardSectionName } from "@devguild/schemas/constants/company-dashboard";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

const NONE: CompanyDashboard["collapsed"] = [];

/** How this person has arranged the dashboard; a change shows at once, and is saved behind it. */
export const usePreferences = () => {
  const queries = useQueryClient();
  const { queryKey } = api.dashboards.company.options();
  const { data } = useQuery(api.dashboards.company.options());
  const { mutate } = useMutation({
    // One after the other, or an older one could win.
    scope: { id: "dashboard-preferences" },
    mutationFn: (body: DashboardPreferencesBody) => api.dashboards.savePreferences.call({ body }),
    // What couldn't be saved shows again, as it will on the next visit.
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  const update = (change: (dashboard: CompanyDashboard) => Partial<CompanyDashboard>) =>
    queries.setQueryData<{ data: CompanyDashboard }>(
      queryKey,
      (before) => before && { ...before, data: { ...before.data, ...change(before.data) } },
    );
  const collapsed = data?.data.collapsed ?? NONE;
  return {
    isCollapsed: (section: DashboardSectionName) => collapsed.includes(section),
    toggle: (section: DashboardSectionName) => {
      const next = collapsed.includes(section)
        ? collapsed.filter((each) => each !== section)
        : [...collapsed, section];
      update(() => ({ collapsed: next }));
      mutate({ collapsed: next });
    },
    dismissTip: (dismissed: string) => {
      update(({ tips }) => ({ tips: tips.filter(({ key }) => key !== dismissed) }));
      mutate({ dismissed_tip: dismissed });
    },
  };
};
