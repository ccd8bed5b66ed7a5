import { api } from "@devguild/api-client/browser-api";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { PageHead } from "@devguild/design-system/page-head";
import { pluralize } from "@devguild/schemas/formats";
import type { AdminCreditPack, AdminJobPrice, AdminMembershipPlan } from "@devguild/schemas/offers";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import {
  buildPackColumns,
  buildPlanColumns,
  buildPriceColumns,
} from "../../features/prices/offer-columns.tsx";
import { OffersBox } from "../../features/prices/offers-box.tsx";
import classes from "../../features/prices/prices.module.css";

const JobPriceModal = lazyDialog(() => import("../../features/prices/job-price-modal.tsx"));
const PlanModal = lazyDialog(() => import("../../features/prices/plan-modal.tsx"));
const PackModal = lazyDialog(() => import("../../features/prices/pack-modal.tsx"));

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.edit-catalogue");
  const { api: calls, queries } = loading;
  await Promise.all([
    queries.prefetchQuery(calls.jobPrices.list.options()),
    queries.prefetchQuery(calls.membershipPlans.list.options()),
    queries.prefetchQuery(calls.creditPacks.list.options()),
  ]);
  return {};
});

export const meta = () => screenMeta("Prices");

export default function EditPrices() {
  const prices = useQuery(api.jobPrices.list.options());
  const plans = useQuery(api.membershipPlans.list.options());
  const packs = useQuery(api.creditPacks.list.options());
  const [price, setPrice] = useState<AdminJobPrice | null>(null);
  const [plan, setPlan] = useState<AdminMembershipPlan | "new" | null>(null);
  const [pack, setPack] = useState<AdminCreditPack | "new" | null>(null);
  return (
    <div className={page.page}>
      <PageHead dense title="Prices">
        What companies can buy. A change counts from now on; what was bought stays as it is.
      </PageHead>
      <div className={classes.boxes}>
        <OffersBox
          title="Job ads"
          list={prices}
          columns={buildPriceColumns(setPrice)}
          rowName={({ name }) => name}
        />
        <OffersBox
          title="Membership plans"
          list={plans}
          columns={buildPlanColumns(setPlan)}
          rowName={({ name }) => name}
          adding={{ noun: "plan", onAdd: () => setPlan("new") }}
        />
        <OffersBox
          title="Credit packs"
          list={packs}
          columns={buildPackColumns(setPack)}
          rowName={({ credits }) => pluralize(credits, "credit")}
          adding={{ noun: "credit pack", onAdd: () => setPack("new") }}
        />
      </div>
      {price && <JobPriceModal price={price} onClose={() => setPrice(null)} />}
      {plan && <PlanModal plan={plan === "new" ? null : plan} onClose={() => setPlan(null)} />}
      {pack && <PackModal pack={pack === "new" ? null : pack} onClose={() => setPack(null)} />}
    </div>
  );
}
