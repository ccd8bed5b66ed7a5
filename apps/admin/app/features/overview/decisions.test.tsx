import { api } from "@devguild/api-client/browser-api";
import { DesignSystemProvider } from "@devguild/design-system/design-system-provider";
import {
  type AdminPermission,
  ADMIN_ROLES,
  type AdminRole,
} from "@devguild/schemas/constants/accounts";
import type { AdminDecisions } from "@devguild/schemas/overview";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { Decisions } from "./decisions.tsx";

const none = { count: 0, oldest: [] };
const job = {
  id: 3,
  title: "Rust Engineer",
  price_type: "credit" as const,
  company_id: 7,
  company_name: "Hexwater",
  since: "2026-11-20T09:00:00Z",
};
const company = (id: number) => ({ id, name: `Company ${id}`, since: "2026-11-18T09:00:00Z" });

const show = (waiting: Partial<AdminDecisions>, role: AdminRole = "super-admin") => {
  const queries = new QueryClient();
  const permissions: readonly AdminPermission[] = ADMIN_ROLES[role];
  queries.setQueryData(api.identity.me.key, { permissions });
  const data = {
    pending_jobs: none,
    unverified_companies: none,
    unpublished_companies: none,
    imports_to_review: none,
    failed_imports: none,
    ending_memberships: [],
    snoozed: [],
    ...waiting,
  };
  queries.setQueryData(api.overview.decisions.options().queryKey, { data });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <DesignSystemProvider now={new Date("2026-11-23T12:00:00Z")}>
        <MemoryRouter>
          <Decisions />
        </MemoryRouter>
      </DesignSystemProvider>
    </QueryClientProvider>,
  );
};

const findButton = (html: string, label: string) =>
  html.match(new RegExp(`<button[^>]*aria-label="${label}: [^>]*>`))?.[0];
const findRelease = (html: string) => findButton(html, "Release");

test("a pending ad can be released from its row, by those who may", () => {
  const waiting = { pending_jobs: { count: 1, oldest: [job] } };
  expect(findRelease(show(waiting))).not.toContain("disabled");
  const support = findRelease(show(waiting, "support"));
  expect(support).toContain('disabled=""');
  expect(support).toContain("You need the permission admin.edit-company-jobs.");
  const others = { unverified_companies: { count: 1, oldest: [company(7)] } };
  expect(findRelease(show(others))).toBeUndefined();
});

test("a link is sent again, an import run again and a membership renewed by those who may", () => {
  const waiting: Partial<AdminDecisions> = {
    unverified_companies: { count: 1, oldest: [company(7)] },
    failed_imports: {
      count: 1,
      oldest: [
        { id: 5, source_id: 9, source_name: "Board", problem: null, since: "2026-11-22T09:00:00Z" },
      ],
    },
    ending_memberships: [
      {
        id: 4,
        company_id: 7,
        company_name: "Hexwater",
        kind: "RECRUITING",
        valid_until: "2026-11-30T00:00:00.000Z",
      },
    ],
  };
  for (const [label, permission, others] of [
    ["Resend link", "admin.edit-company-account", "talent-manager"],
    ["Run again", "admin.edit-company-jobs", "support"],
    ["Renew", "admin.edit-company-account", "talent-manager"],
  ] as const) {
    expect(findButton(show(waiting), label)).not.toContain("disabled");
    expect(findButton(show(waiting, others), label)).toContain(
      `You need the permission ${permission}.`,
    );
  }
});

test("a snoozed row is hidden, without its kind’s other rows, and isn’t counted", () => {
  const html = show({
    unpublished_companies: { count: 9, oldest: [company(7), company(8)] },
    failed_imports: { count: 3, oldest: [] },
    snoozed: ["unpublished_companies.7", "failed_imports"],
  });
  expect(html).not.toContain("Company 7");
  expect(html).not.toContain("Failed imports");
  expect(html).toContain("Company 8");
  expect(html).toContain("7 more");
  expect(html).toMatch(/Decisions<.*?>8</);
  expect(html).toContain("2 hidden until tomorrow.");
});
