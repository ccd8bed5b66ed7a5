import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { SegmentedControl } from "./segmented-control.tsx";

function View() {
  const [view, setView] = useState<"board" | "list">("board");
  return (
    <SegmentedControl
      label="View"
      value={view}
      onChange={setView}
      options={[
        { value: "board", label: "Board" },
        { value: "list", label: "List" },
      ]}
    />
  );
}

const meta = { title: "Filters/SegmentedControl", component: View } satisfies Meta<typeof View>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BoardOrList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("List"));
    await expect(canvas.getByLabelText("List")).toBeChecked();
    await userEvent.click(canvas.getByText("Board"));
  },
};
