import { SalaryBar } from "@devguild/design-system/salary-bar";
import type { PostingOptions } from "@devguild/schemas/postings";

import { getSalaryRange, type PostingDraft } from "./posting-draft.ts";
import { useMarket } from "./use-market.ts";

type Props = { draft: PostingDraft; options: PostingOptions };

/** What comparable ads pay; nothing with too few of them. */
export function MarketBar({ draft, options }: Props) {
  const market = useMarket(draft, options);
  if (!market) return null;
  return (
    <SalaryBar
      offer={getSalaryRange(draft)}
      market={market.salary}
      size="lg"
      scope={market.scope}
    />
  );
}
