import { pageMeta } from "@devguild/app-shell/page-meta";
import { EXPERIENCES } from "@devguild/schemas/constants/catalogue";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";

import { CalculatorForm } from "../../features/salaries/calculator-form.tsx";
import { readCalculator, writeCalculator } from "../../features/salaries/calculator-address.ts";
import { loadEstimate } from "../../features/salaries/load-estimate.ts";
import { loadExample } from "../../features/salaries/load-example.ts";
import { SalaryResult } from "../../features/salaries/salary-result.tsx";
import { useLocation } from "react-router";

import type { Route } from "./+types/salary-calculator.ts";
import classes from "./salary-calculator.module.css";

const listed = new Intl.ListFormat("en-GB");

export const loader = withQueries(async ({ api, url }) => {
  const state = readCalculator(url.searchParams);
  const { data: options } = await api.salaries.options.call();
  const getLabel = (items: readonly { slug: string; label: string }[], slug: string) =>
    items.find((item) => item.slug === slug)?.label ?? "";
  const seniority = EXPERIENCES.find(({ slug }) => slug === state.seniority)?.title ?? "";
  const skills = state.skills.map((slug) => getLabel(options.skills, slug));
  const isCity = state.city !== "";
  const estimated = await loadEstimate({ api }, state, options);
  return {
    state,
    options,
    heading: `${seniority} ${listed.format(skills)}`.trim(),
    area: {
      isCity,
      place: isCity
        ? (estimated.city?.name ?? state.city)
        : getLabel(options.countries, state.country),
    },
    ...estimated,
    example: await loadExample({ api }, state, options),
  };
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.estimate
      ? `${loaderData.heading} in ${loaderData.area.place}: salaries`
      : "Salary calculator",
    description:
      "What open job ads pay developers, by skill, seniority, location and work mode: real figures, with the number of ads.",
    path:
      localized("/business/developer-salary-calculator") +
      (loaderData?.estimate ? writeCalculator(loaderData.state) : ""),
  });

export default function SalaryCalculator({ loaderData }: Route.ComponentProps) {
  const { state, options, errors, estimate, city, heading, area, example } = loaderData;
  const address = writeCalculator(state);
  const { state: navigationState } = useLocation() as { state: { isNew?: boolean } | null };
  return (
    <div className={`content ${classes.page}`}>
      <header className={classes.head}>
        <h1 className={classes.title}>What do developers earn?</h1>
        <p className={classes.lead}>
          Real salaries from open ads, never estimates. Copy the link to share your result.
        </p>
      </header>
      <div className={classes.columns}>
        <CalculatorForm
          // Remounts for a new address, so that back and forward show its values.
          key={`form ${address}`}
          options={options}
          state={state}
          errors={errors}
          city={city}
        />
        {estimate ? (
          <SalaryResult
            key={`result ${address}`}
            estimate={estimate}
            heading={heading}
            area={area}
            isNew={navigationState?.isNew ?? false}
          />
        ) : example ? (
          <SalaryResult key="example" {...example} />
        ) : (
          <div className={classes.empty}>
            <p className={classes.emptyTitle}>Choose skills, a seniority and a country.</p>
            <p>
              You’ll see the salary range, what each seniority earns and how many ads it’s based on.
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
