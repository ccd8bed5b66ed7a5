import { expect, test } from "vitest";

import { buildJobMeta } from "./job-meta.ts";

const job = {
  title: "Platform Engineer",
  company: { display_name: "Nimbrel" },
  cities: [
    { id: 1, name: "Berlin", slug: "berlin", country: { id: 9, name: "Germany", slug: "germany" } },
    { id: 2, name: "Vienna", slug: "vienna", country: { id: 8, name: "Austria", slug: "austria" } },
  ],
  remote: 0 as const,
  skills: [
    { id: 1, name: "Go", slug: "go" },
    { id: 2, name: "Kafka", slug: "kafka" },
  ],
};

test.each([
  [
    "with cities",
    job,
    "Platform Engineer at Nimbrel in Berlin, Vienna",
    "Nimbrel is now hiring a Platform Engineer in Berlin, Vienna. Required skills Go, Kafka. Apply for this job now",
  ],
  [
    "with cities and remote",
    { ...job, remote: 1 as const },
    "Platform Engineer at Nimbrel in Berlin, Vienna, Remote",
    "Nimbrel is now hiring for a remote Platform Engineer in Berlin, Vienna, Remote. Required skills Go, Kafka. Apply for this job now",
  ],
  [
    "without cities",
    { ...job, cities: [], remote: 1 as const },
    "Remote Platform Engineer at Nimbrel.",
    "Nimbrel is now hiring for a remote Platform Engineer in Remote. Required skills Go, Kafka. Apply for this job now",
  ],
  [
    "without a company",
    { ...job, company: null },
    "DEVELOPER JOB: Platform Engineer. More jobs on Devguild",
    "DEVELOPER JOB: Platform Engineer. More jobs on Devguild",
  ],
])("a job %s describes itself", (_, given, title, description) => {
  expect(buildJobMeta(given)).toEqual({ title, description });
});
