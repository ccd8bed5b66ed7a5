import type { Meta, StoryObj } from "@storybook/react-vite";
import { ReachPanel } from "./reach-panel.tsx";

const meta = {
  title: "Companies/ReachPanel",
  component: ReachPanel,
  args: {
    people: 1840,
    change: { by: 410, text: "Since you added Poland." },
    byLocation: [
      { id: 1, label: "Hamburg, Germany", people: 296 },
      { id: 2, label: "Berlin, Germany", people: 948 },
      { id: 3, label: "Warsaw, Poland", people: 596 },
    ],
    bySkill: [
      { id: 1, label: "Go", people: 1210 },
      { id: 2, label: "Kafka", people: 3 },
    ],
    hint: (
      <>
        English as the job’s language reaches <b>1,120 more</b>.
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 336 }}>{Story()}</div>],
} satisfies Meta<typeof ReachPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Updating: Story = { args: { updating: true } };
export const Fewer: Story = {
  args: { change: { by: -1210, text: "Since you removed Go." }, hint: null },
};
export const FewerThanFive: Story = {
  args: { people: 0, change: null, byLocation: [], bySkill: [], hint: null },
};
export const Unknown: Story = {
  args: {
    people: null,
    change: null,
    byLocation: [],
    bySkill: [],
    hint: null,
    note: "Choose a location or a skill to see the number.",
  },
};
