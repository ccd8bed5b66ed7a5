import type { Meta, StoryObj } from "@storybook/react-vite";
import { logos } from "../example-data/logos.ts";
import { SalaryBar } from "../salary-bar/salary-bar.tsx";
import { JobAd } from "./job-ad.tsx";

const meta = {
  title: "Jobs/JobAd",
  component: JobAd,
  args: {
    job: {
      title: "Senior Backend Engineer, Terminal Scheduling",
      company: { display_name: "Tidewerk", logo_url: logos.tidewerk, to: "#tidewerk" },
      cities: [{ name: "Hamburg" }],
      remote: 1,
      remote_locations: [{ name: "Germany" }],
      hybrid_option: { value: "hybrid" },
      seniorities: [{ id: 3, title: "Senior" }],
      employment_type: "full_time",
      language: { name: "English" },
      skills: [
        { id: 1, name: "Go" },
        { id: 2, name: "PostgreSQL" },
      ],
      published_at: "2026-11-16T09:00:00Z",
      expire_at: "2027-01-02T09:00:00Z",
      description: "<p>Every crane in a terminal waits for the same thing: which box next?</p>",
      tasks: "<ul><li>Lead the move to continuous plans.</li><li>Keep it under 300 ms.</li></ul>",
      requirements: "<p>A few years of Go, and patience with PostgreSQL.</p>",
      benefits: "<p>30 days off and a ferry pass.</p>",
    },
    side: <SalaryBar offer={{ min: 78_000, max: 96_000 }} market={null} size="lg" />,
  },
} satisfies Meta<typeof JobAd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 390 }}>{Story()}</div>],
};
export const DraftPreview: Story = {
  args: {
    headingLevel: 2,
    job: { ...meta.args.job, published_at: null, expire_at: null, description: "", benefits: "" },
  },
};
