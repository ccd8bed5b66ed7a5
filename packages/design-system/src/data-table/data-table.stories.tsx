import type { JobStatus } from "@devguild/schemas/constants/jobs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconDots, IconDownload, IconEyeOff, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { ChangedFields } from "../changed-fields/changed-fields.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { formatShortDate } from "../relative-time/relative-time.tsx";
import { RowLink } from "../row-link/row-link.tsx";
import { SectionHead } from "../section-head/section-head.tsx";
import { JobStatusBadge } from "../status-badge/status-badge.tsx";
import { DataTable, type Column, type DataTableProps } from "./data-table.tsx";

interface Ad {
  id: string;
  title: string;
  status: JobStatus;
  candidates: number;
  since: string;
}

const ads: Ad[] = [
  { id: "1", title: "Data Engineer", status: "published", candidates: 12, since: "2026-11-18" },
  { id: "2", title: "Backend Engineer", status: "published", candidates: 19, since: "2026-10-30" },
  { id: "3", title: "Platform Engineer", status: "expired", candidates: 7, since: "2026-05-08" },
  { id: "4", title: "Frontend Engineer", status: "draft", candidates: 0, since: "2026-03-17" },
  { id: "5", title: "QA Engineer", status: "archived", candidates: 4, since: "2025-11-03" },
];
const columns: Column<Ad>[] = [
  {
    id: "title",
    head: "Job",
    sortable: true,
    cell: (ad) => <RowLink to={`#${ad.id}`}>{ad.title}</RowLink>,
  },
  {
    id: "status",
    head: "Status",
    stays: true,
    cell: (ad) => <JobStatusBadge status={ad.status} />,
  },
  {
    id: "candidates",
    head: "Candidates",
    kind: "figure",
    sortable: true,
    cell: (ad) => ad.candidates,
  },
  { id: "since", head: "Since", kind: "date", cell: (ad) => formatShortDate(ad.since) },
];

function Jobs(props: Partial<DataTableProps<Ad>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(["3"]));
  return (
    <DataTable
      label="Jobs"
      columns={columns}
      rows={ads}
      rowId={(ad) => ad.id}
      rowName={(ad) => ad.title}
      isInactive={(ad) => ad.status === "archived"}
      currentRow="4"
      sort={{
        column: "title",
        direction: "ascending",
        href: (column, direction) => `#sort=${column}-${direction}`,
      }}
      selection={{ selected, onChange: setSelected }}
      renderActions={(ad) => (
        <IconButton
          size="sm"
          label={`Actions for ${ad.title}`}
          icon={<IconDots size={18} stroke={1.75} aria-hidden />}
        />
      )}
      bulkActions={
        <>
          <Button
            size="sm"
            variant="subtle"
            icon={<IconEyeOff size={18} stroke={1.75} aria-hidden />}
          >
            Unpublish
          </Button>
          <Button
            size="sm"
            variant="subtle"
            icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
          >
            Export
          </Button>
          <IconButton
            size="sm"
            label="Clear selection"
            onClick={() => setSelected(new Set())}
            icon={<IconX size={16} stroke={1.75} aria-hidden />}
          />
        </>
      }
      {...props}
    />
  );
}

const meta = {
  title: "Back office/DataTable",
  component: Jobs,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Jobs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithSelection: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard("{Shift>}");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Data Engineer" }));
    await userEvent.keyboard("{/Shift}");
    await expect(canvas.getByText("3 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all rows" }));
    await expect(canvas.getByText("5 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Backend Engineer" }));
  },
};
export const Loading: Story = { args: { loadingRows: 5 } };
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState kind="notFound" title="No jobs match these filters" /> },
};
/** One landmark per list: if a section has the table's name, only the section is one. */
export const InSectionOfSameName: Story = {
  decorators: [
    (Table) => (
      <section aria-labelledby="jobs">
        <SectionHead id="jobs" title="Jobs" />
        <Table />
      </section>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("region", { name: "Jobs" })).toHaveLength(1);
    await expect(canvas.getByRole("table", { name: "Jobs" })).toBeVisible();
  },
};
export const Comfortable: Story = { args: { density: "comfortable" } };
export const Compact: Story = { args: { density: "compact" } };
/** A row opens in place, by its button and for the mouse as a whole; a table in it has its own look. */
export const WithDetails: Story = {
  args: {
    currentRow: undefined,
    selection: undefined,
    bulkActions: undefined,
    renderDetails: (ad) => (
      <ChangedFields changes={[{ label: "Title", before: "Engineer", after: ad.title }]} />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole("button", { name: "Details: Data Engineer" });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    toggle.focus();
    await userEvent.keyboard("{Enter}");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("row", { name: /^Title Engineer/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "QA Engineer" }));
    await expect(canvas.getAllByRole("row", { name: /^Title Engineer/ })).toHaveLength(1);
    await userEvent.click(canvas.getByText("17 Mar 26"));
    await expect(canvas.getAllByRole("row", { name: /^Title Engineer/ })).toHaveLength(2);
  },
};
/** The same on a phone: the button is as large as a thumb. */
export const FoldedWithDetails: Story = {
  args: { ...WithDetails.args, folds: true },
  decorators: [
    (Table) => (
      <div style={{ width: 358 }}>
        <Table />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole("button", { name: "Details: Data Engineer" });
    await expect(toggle.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(toggle.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(toggle);
    await expect(canvas.getByText("Engineer", { exact: true })).toBeVisible();
  },
};
/** Name and status stay in the first line; what is folded says what it is. */
export const Folded: Story = {
  args: { folds: true },
  decorators: [
    (Table) => (
      <div style={{ width: 358 }}>
        <Table />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Jobs" });
    await expect(table.scrollWidth).toBeLessThanOrEqual(358);
    const row = canvas.getByRole("row", { name: /Data Engineer/ });
    await expect(row.querySelector('[data-head="Candidates"]')).toBeVisible();
  },
};

/** Its few columns fit beside each other in any window but a phone's. */
export const FoldedOnPhones: Story = {
  ...Folded,
  args: { folds: "phones" },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: /Data Engineer/ });
    await expect(getComputedStyle(row).display).toBe("table-row");
  },
};
