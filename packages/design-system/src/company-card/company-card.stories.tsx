import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { logos } from "../example-data/logos.ts";
import { CompanyCard } from "./company-card.tsx";

const skills = ["PostgreSQL", "Kubernetes", "MQTT"].map((name) => ({ name, to: `#${name}` }));

const meta = {
  title: "Companies/CompanyCard",
  component: CompanyCard,
  args: {
    company: {
      name: "Hexwater",
      to: "#hexwater",
      logo: logos.tidewerk,
      line: "Water networks · Rotterdam, Netherlands",
      about: "Sensors and software that find a leak before the street does.",
      skills,
      jobs: { count: 4, to: "#hexwater-jobs" },
      people: "51–200 people",
      tells: false,
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof CompanyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const skill = canvas.getByRole("link", { name: "MQTT" });
    await expect(skill).toHaveAttribute("data-track-part", "category");
    const name = canvas.getByRole("link", { name: "Hexwater" });
    await expect(name).toHaveAttribute("data-track-part", "details");
  },
};
export const WithStories: Story = {
  args: { company: { ...meta.args.company, tells: true, jobs: { count: 1, to: "#job" } } },
};
export const Minimal: Story = {
  args: {
    company: {
      ...meta.args.company,
      logo: null,
      line: "",
      about: "",
      skills: [],
      jobs: { count: 0, to: "#none" },
      people: null,
    },
  },
};
export const LongName: Story = {
  args: {
    company: {
      ...meta.args.company,
      name: "Vereinigte Norddeutsche Hafenlogistikgesellschaft für Containerumschlag und Lagerung",
      line: "Work and staffing software · Frankfurt am Main, Germany",
      about:
        "Plans who works where and when for forty terminals, two hundred depots and the people between them, in eleven languages.",
      skills: [...skills, { name: "Object-oriented Programming", to: "#oop" }],
      jobs: { count: 12_345, to: "#jobs" },
      people: "More than 1,000 people",
      tells: true,
    },
  },
};
