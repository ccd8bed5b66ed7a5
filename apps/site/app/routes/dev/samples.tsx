import { Heading } from "@devguild/design-system/heading";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { onlyOutsideProduction } from "@devguild/web-server/outside-production";
import { data } from "react-router";

import { CandidateSample } from "../../features/samples/candidate-sample.tsx";
import { ControlSample } from "../../features/samples/control-sample.tsx";
import { LoadingSample } from "../../features/samples/loading-sample.tsx";
import { LookSample } from "../../features/samples/look-sample.tsx";
import classes from "../../features/samples/samples.module.css";
import { SourcingFilterSample } from "../../features/samples/sourcing-filter-sample.tsx";
import { TypeSample } from "../../features/samples/type-sample.tsx";
import type { Route } from "./+types/samples.ts";

// Keyed by the last part of their address, after `/dev/`.
const SAMPLES: Record<string, { title: string; Sample: () => React.ReactNode }> = {
  ds: { title: "Colours and marks", Sample: LookSample },
  typo: { title: "Type", Sample: TypeSample },
  "loading-indicator": { title: "Loading", Sample: LoadingSample },
  "ui-component-test": { title: "Controls", Sample: ControlSample },
  "company-candidate": { title: "A company’s candidate", Sample: CandidateSample },
  "filters/sourcing": { title: "Sourcing filters", Sample: SourcingFilterSample },
};

const getName = (path: string) => path.replace(/^.*\/dev\//, "").replace(/\/$/, "");

export const loader = ({ url }: Route.LoaderArgs) => {
  onlyOutsideProduction();
  const name = getName(url.pathname);
  if (name === "server-error-test") throw data(null, { status: 500 });
  return { name };
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${SAMPLES[loaderData?.name ?? ""]?.title ?? "Sample"} · ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex, nofollow" },
];

/** Design samples within the product itself; all components are in Storybook. */
export default function Samples({ loaderData }: Route.ComponentProps) {
  const sample = SAMPLES[loaderData.name];
  if (!sample) return null;
  return (
    <div className={`content ${classes.page}`}>
      <Heading level={1}>{sample.title}</Heading>
      <sample.Sample />
    </div>
  );
}
