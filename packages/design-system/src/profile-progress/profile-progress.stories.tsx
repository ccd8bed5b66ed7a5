import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextLink } from "../text-link/text-link.tsx";
import { ProfileProgress } from "./profile-progress.tsx";

const done = (label: string) => ({ id: label, label, done: true });

const meta = {
  title: "Developer/ProfileProgress",
  component: ProfileProgress,
  args: {
    title: "1 step to go",
    children: "Add languages for more accurate matches.",
    steps: [
      done("Skills and years"),
      done("Location"),
      done("CV, 3 November"),
      done("Job preferences"),
      {
        id: "languages",
        label: "Languages",
        done: false,
        action: <TextLink to="#languages">Add your languages</TextLink>,
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 304 }}>{Story()}</div>],
} satisfies Meta<typeof ProfileProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneToGo: Story = {};
export const Complete: Story = {
  args: {
    title: "Your profile is complete",
    children: null,
    steps: [
      done("Skills and years"),
      done("Location"),
      done("CV, 3 November"),
      done("Job preferences"),
      done("Languages"),
    ],
  },
};
