import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CandidateCard } from "../candidate-card/candidate-card.tsx";
import { candidates } from "../example-data/candidates.ts";
import { Kbd } from "../kbd/kbd.tsx";
import { ApplicationStatusBadge } from "../status-badge/status-badge.tsx";
import { Board, BoardColumn } from "./board.tsx";

const cards = (people: typeof candidates.fresh, selected?: string) =>
  people.map((person) => (
    <CandidateCard
      key={person.name}
      candidate={person}
      to={`#${person.name}`}
      selected={person.name === selected}
    />
  ));
const onExpand = fn();
const onCollapse = fn();

const meta = {
  title: "Candidates/Board",
  component: Board,
  parameters: { layout: "fullscreen" },
  args: {
    label: "Candidates by status",
    children: (
      <>
        <BoardColumn
          name="New candidate"
          head={<ApplicationStatusBadge status={2} reader="staff" />}
          count={3}
          medianWait="3 days"
        >
          {cards(candidates.fresh, "Helena Vos")}
        </BoardColumn>
        <BoardColumn
          name="Interviewing"
          head={<ApplicationStatusBadge status={3} reader="staff" />}
          count={2}
        >
          {cards(candidates.interviewing)}
        </BoardColumn>
        <BoardColumn
          name="Hired"
          head={<ApplicationStatusBadge status={4} reader="staff" />}
          count={1}
          onDrop={() => {}}
          dropHint={
            <>
              Drop here, or press <Kbd>4</Kbd>
            </>
          }
        >
          {cards(candidates.hired)}
        </BoardColumn>
        <BoardColumn
          name="Declined by company"
          head={null}
          count={7}
          collapsed
          onExpand={onExpand}
        />
        <BoardColumn name="Walked away" head={null} count={2} collapsed onExpand={onExpand} />
      </>
    ),
  },
  decorators: [(Story) => <div style={{ height: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FiveStatuses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^2 Walked away/u }));
    await expect(onExpand).toHaveBeenCalled();
  },
};

export const ExpandedColumn: Story = {
  args: {
    children: (
      <BoardColumn
        name="Declined by company"
        head={<ApplicationStatusBadge status={6} reader="staff" />}
        count={1}
        onCollapse={onCollapse}
      >
        {cards(candidates.hired)}
      </BoardColumn>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Collapse Declined by company" }));
    await expect(onCollapse).toHaveBeenCalled();
  },
};
