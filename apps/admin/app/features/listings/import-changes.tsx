import { api } from "@devguild/api-client/browser-api";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { FilterChip, ToggleChip } from "@devguild/design-system/filter-chip";
import { Heading } from "@devguild/design-system/heading";
import { Kbd } from "@devguild/design-system/kbd";
import { Pagination } from "@devguild/design-system/pagination";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { Tabs } from "@devguild/design-system/tabs";
import { SHOWN_CHANGES } from "@devguild/schemas/constants/job-listings";
import type { ListingImport } from "@devguild/schemas/job-listings";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type FocusEvent, Fragment, useRef, useState } from "react";
import { useNavigate } from "react-router";

import { useKeys } from "../lists/use-keys.ts";
import { CHANGE_KINDS, countKind, SHOWN_LABELS } from "./describe-import.ts";
import classes from "./import-review.module.css";
import { ImportedChangeRow } from "./imported-change-row.tsx";
import { type ImportAddress, importPath } from "./listing-addresses.ts";
import { RecognisedSkills } from "./recognised-skills.tsx";

const PER_PAGE = 20;
const KINDS = [null, "changed", "new", "closing", "skipped"] as const;

const getFocused = () => document.activeElement?.closest<HTMLElement>("[data-change]");

/** Focuses the change below or above the focused one, or the first. */
const focusChange = (list: HTMLElement | null, step: 1 | -1) => {
  const all = [...(list?.querySelectorAll<HTMLElement>("[data-change]") ?? [])];
  const focused = getFocused();
  const next = focused ? all[all.indexOf(focused) + step] : all[0];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
};

/** Takes the focused change in, or leaves it out; its own box is its first. */
const toggleFocused = () =>
  getFocused()?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();

type Props = { run: ListingImport; address: ImportAddress; mayDecide: boolean };

/** The listings that an import changes or skips, in the order in which they need a look. */
export function ImportChanges({ run, address, mayDecide }: Props) {
  const navigate = useNavigate();
  const { kind, show, company, page } = address;
  const changes = useQuery({
    ...api.jobListings.changes.options({
      params: { id: run.import_id },
      query: {
        page,
        per_page: PER_PAGE,
        ...(kind && { kind }),
        ...(show && { show }),
        ...(company !== "" && { company }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const toPath = (change: Partial<ImportAddress>) =>
    importPath({ import: run.import_id, kind, show, company, page: 1, ...change });
  const go = (change: Partial<ImportAddress>) =>
    void navigate(toPath(change), { preventScrollReset: true });
  const list = changes.data;
  const rows = useRef<HTMLUListElement>(null);
  const follow = ({ target }: FocusEvent) => {
    const change = target.closest<HTMLElement>("[data-change]");
    if (change) setCurrentId(Number(change.dataset["change"]));
  };
  const [currentId, setCurrentId] = useState<number | null>(null);
  const current =
    list?.data.find(({ id }) => id === currentId) ??
    list?.data.find(({ skills }) => skills.length > 0);
  useKeys({
    j: () => focusChange(rows.current, 1),
    k: () => focusChange(rows.current, -1),
    x: () => toggleFocused(),
  });
  return (
    <>
      <div id="changes">
        <Tabs
          label="Changes"
          current={toPath({})}
          tabs={KINDS.map((each) => ({
            to: toPath({ kind: each }),
            label: each === null ? "All" : CHANGE_KINDS[each].label,
            count: countKind(run, each),
          }))}
        />
      </div>
      <div className={classes.filters}>
        {SHOWN_CHANGES.map((each) => (
          <ToggleChip
            key={each}
            pressed={each === show}
            onChange={(pressed) => go({ show: pressed ? each : null })}
          >
            {SHOWN_LABELS[each]}
          </ToggleChip>
        ))}
        {company !== "" && (
          <FilterChip on kind="Company" onRemove={() => go({ company: "" })}>
            {company}
          </FilterChip>
        )}
        <span className={`dim ${classes.keys}`} aria-hidden>
          <Kbd>J</Kbd> <Kbd>K</Kbd> move{" "}
          {mayDecide && (
            <>
              <Kbd>X</Kbd> leave out
            </>
          )}
        </span>
      </div>
      {changes.isError && !list ? (
        <ErrorState
          title="The changes didn’t load."
          onRetry={() => void changes.refetch()}
          retrying={changes.isFetching}
        />
      ) : !list ? (
        <SkeletonRegion label="Loading the changes">
          <Skeleton height={200} radius={10} />
        </SkeletonRegion>
      ) : list.data.length === 0 ? (
        <EmptyState title="Nothing here">This import has no such changes.</EmptyState>
      ) : (
        <>
          <div className={classes.beside} onFocus={follow}>
            <ul className={classes.changes} ref={rows}>
              {list.data.map((change, index) => (
                <Fragment key={change.id}>
                  {change.kind !== list.data[index - 1]?.kind && (
                    <li className={classes.kind}>
                      <Heading level={3} size="sm">
                        {CHANGE_KINDS[change.kind].label}
                      </Heading>
                    </li>
                  )}
                  <ImportedChangeRow
                    importId={run.import_id}
                    change={change}
                    mayDecide={mayDecide}
                    isCurrent={change.id === current?.id}
                  />
                </Fragment>
              ))}
            </ul>
            {current && (
              <RecognisedSkills
                key={current.id}
                importId={run.import_id}
                change={current}
                mayDecide={mayDecide && current.kind !== "skipped"}
              />
            )}
          </div>
          <Pagination
            page={page}
            pageSize={PER_PAGE}
            total={list.meta.total}
            pageHref={(target) => `${toPath({ page: target })}#changes`}
          />
        </>
      )}
    </>
  );
}
