import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "../heading/heading.tsx";
import classes from "./foundations.module.css";

const meta = { title: "Foundations/Type" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six sizes and three families; there is no seventh size. */
export const SixSizes: Story = {
  render: () => (
    <div className={classes.stack}>
      <Heading level={1} size="display">
        Display 56
      </Heading>
      <Heading level={2} size="xl">
        Page title 30
      </Heading>
      <Heading level={3} size="lg">
        Section title 20
      </Heading>
      <p style={{ fontSize: "var(--t-md)", lineHeight: "var(--lh-md)" }}>
        Reading 16, Inter. Calm and plain.
      </p>
      <p>Interface 14, Inter.</p>
      <p className="dim" style={{ fontSize: "var(--t-xs)" }}>
        Meta 12 <span className="num">PostgreSQL 0123456789</span>
      </p>
    </div>
  ),
};
