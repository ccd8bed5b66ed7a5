import { aCandidate } from "@devguild/fixtures/candidates";
import { DesignSystemProvider } from "@devguild/design-system/design-system-provider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test, vi } from "vitest";

import type { CandidateTab } from "./candidate-address.ts";
import { CandidateMoves } from "./candidate-moves.tsx";
import { CandidatePanel } from "./candidate-panel.tsx";
import { COMPANY_MOVES } from "./company-moves.ts";
import { STAFF_MOVES } from "./staff-moves.ts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

// As after hydration.
vi.mock("@devguild/design-system/client-only", () => ({
  ClientOnly: ({ children }: { children: ReactNode }) => children,
}));

const { NEW_CANDIDATE, WALKED_AWAY } = APPLICATION_STATUSES;

const helena = aCandidate(7, {
  source: "newsletter",
  match_points: 0,
  match_text: "Try another card!",
  developer: {
    full_name: "Helena Vos",
    residence_city: "Leipzig",
    residence_name: "Panitzsch",
    residence_country: "Germany",
    linkedin: "linkedin.com/in/helena",
    cv_uploaded: true,
  },
  messages: [
    {
      id: 1,
      by: "company",
      author_name: "Ada",
      message: "When do you have time?",
      contact_email: "ada@tidewerk.example",
      created_at: "2026-11-19T09:00:00Z",
    },
  ],
  history: [
    {
      status: NEW_CANDIDATE,
      name: "NEW_CANDIDATE",
      by: "admin",
      reason: "Knows ports.",
      at: "2026-11-18T09:00:00Z",
    },
  ],
});

type Panel = ComponentProps<typeof CandidatePanel>;

const shown = (panel: Partial<Panel> & Pick<Panel, "audience">) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DesignSystemProvider now={new Date("2026-11-20T12:00:00Z")}>
        <MemoryRouter>
          <CandidatePanel
            candidate={helena}
            job={{ companyId: 1, jobId: 2 }}
            wantedSkills={[]}
            place="1 of 2"
            moves={false}
            answersTo={null}
            onClose={() => undefined}
            {...panel}
          />
        </MemoryRouter>
      </DesignSystemProvider>
    </QueryClientProvider>,
  );

const inTab = (tab: CandidateTab): Panel["tabs"] => ({
  tab,
  getHref: (other) => `?tab=${other}`,
});

const buttons = (rules: typeof COMPANY_MOVES) => (
  <CandidateMoves candidate={helena} rules={rules} onMove={() => undefined} />
);

describe("a company reads about a candidate", () => {
  test("one part at a time, and writes where its users may", () => {
    const profile = shown({
      audience: "company",
      tabs: inTab("profile"),
      moves: buttons(COMPANY_MOVES),
      answersTo: "ada@tidewerk.example",
    });
    expect(profile).toContain("Invite to interview");
    expect(profile).toContain("Write to Helena");
    expect(profile).toContain("No match");
    expect(profile).toContain("Panitzsch (near Leipzig, Germany)");
    expect(profile).not.toContain("Knows ports.");
    expect(profile).not.toContain("newsletter");
    const history = shown({ audience: "company", tabs: inTab("history") });
    expect(history).toMatch(/by (?:<!-- -->)?Devguild/);
    expect(history).toContain("Knows ports.");
  });

  test("that there is no CV, and writes no message beside one", () => {
    const cv = shown({
      audience: "company",
      tabs: inTab("cv"),
      candidate: { ...helena, developer: { ...helena.developer, cv_uploaded: false } },
      answersTo: "ada@tidewerk.example",
    });
    expect(cv).toContain("hasn’t uploaded a CV");
    expect(cv).not.toContain("Write to Helena");
  });

  test("and no longer writes to somebody who walked away", () => {
    const gone = shown({
      audience: "company",
      tabs: inTab("profile"),
      candidate: { ...helena, status: WALKED_AWAY },
      answersTo: "ada@tidewerk.example",
    });
    expect(gone).toContain("Helena withdrew");
    expect(gone).not.toContain("Write to Helena");
  });
});

test("staff read everything at once, what the company is not shown included, and write nothing", () => {
  const panel = shown({ audience: "staff", moves: buttons(STAFF_MOVES) });
  for (const text of ["Move to interview", "No match", "newsletter", "Uploaded", "Knows ports."])
    expect(panel).toContain(text);
  expect(panel).toMatch(/by (?:<!-- -->)?staff/);
  expect(panel).toContain('href="mailto:ada@tidewerk.example"');
  expect(panel).toContain("the candidate withdrew");
  expect(panel).not.toContain("Write to Helena");
});

test.each(["company", "staff"] as const)(
  "whoever may only view reads so in place of the moves (%s)",
  (audience) => {
    const panel = shown({ audience, tabs: inTab("profile") });
    expect(panel).toContain("can view candidates, not move them");
    expect(panel).not.toContain('aria-label="Moves"');
    expect(shown({ audience, moves: buttons(COMPANY_MOVES) })).not.toContain("not move them");
  },
);
