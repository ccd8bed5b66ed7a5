import type { JobCardView } from "../job-card/job-card.tsx";
import { logos } from "./logos.ts";

/** The current date of all stories. */
export const storyNow = new Date("2026-11-20T09:00:00Z");

const has = (...names: string[]) => names.map((name) => ({ name, state: "has" as const }));
const miss = (...names: string[]) => names.map((name) => ({ name, state: "miss" as const }));
const plain = (...names: string[]) => names.map((name) => ({ name, state: "plain" as const }));

const base = { is_new: false, boosted: false, applied: null };

/** Fictional jobs, one for each state of the card. */
export const jobs = {
  standard: {
    ...base,
    id: 1,
    title: "Senior Backend Engineer, Terminal Scheduling",
    href: "#job-1",
    company: { name: "Tidewerk", logo_url: logos.tidewerk },
    location: "Hamburg, hybrid",
    seniority: "Senior",
    published_at: "2026-11-18T08:00:00Z",
    skills: [...has("Go", "PostgreSQL", "Kafka", "Kubernetes"), ...miss("Terraform")],
    salary: { min: 78_000, max: 96_000 },
    market: { ads: 37, p10: 58_000, median: 84_000, p90: 112_000 },
  },
  boosted: {
    ...base,
    id: 2,
    title: "Staff Engineer, Ledger",
    href: "#job-2",
    company: { name: "Sundvik Pay", logo_url: logos.sundvik },
    location: "Stockholm, hybrid",
    seniority: "Senior",
    published_at: "2026-11-13T08:00:00Z",
    skills: [...has("Go", "PostgreSQL"), ...miss("Kotlin")],
    salary: null,
    market: { ads: 37, p10: 86_000, median: 98_000, p90: 112_000 },
    boosted: true,
  },
  isNew: {
    ...base,
    id: 3,
    title: "Platform Engineer",
    href: "#job-3",
    company: { name: "Nimbrel", logo_url: logos.nimbrel },
    location: "Remote, EU",
    seniority: "Senior",
    published_at: "2026-11-20T07:00:00Z",
    skills: [...has("Go", "Kubernetes", "PostgreSQL", "Kafka"), ...miss("eBPF")],
    salary: { min: 84_000, max: 112_000 },
    market: { ads: 37, p10: 60_000, median: 90_000, p90: 120_000 },
    is_new: true,
  },
  applied: {
    ...base,
    id: 4,
    title: "Full-stack Engineer",
    href: "#job-4",
    company: { name: "Quillfold", logo_url: logos.quillfold },
    location: "Vienna or remote, EU",
    seniority: "Intermediate",
    published_at: "2026-11-12T08:00:00Z",
    skills: [...has("PostgreSQL", "Go"), ...miss("React", "TypeScript")],
    salary: { min: 60_000, max: 78_000 },
    market: { ads: 37, p10: 52_000, median: 70_000, p90: 92_000 },
    applied: { status: 1, since: "2026-11-17T08:00:00Z" },
  },
  long: {
    ...base,
    id: 5,
    title:
      "Site Reliability Engineer for a Network of 40,000 Sensors in Twelve Countries and Three Time Zones",
    href: "#job-5",
    company: { name: "Hexwater", logo_url: null },
    location: "Rotterdam, hybrid",
    seniority: "Intermediate",
    published_at: "2026-11-09T08:00:00Z",
    skills: plain("Kubernetes", "PostgreSQL", "Kafka", "Prometheus", "MQTT"),
    salary: { min: 64_000, max: 79_000 },
    market: null,
  },
} satisfies Record<string, JobCardView>;
