import { expect, test } from "vitest";

import { matchOptions } from "./match-options.ts";

const options = [
  { value: "argo", label: "Argo CD" },
  { value: "django", label: "Django" },
  { value: "go", label: "Go", synonyms: ["golang"] },
  { value: "js", label: "JavaScript", synonyms: ["js"] },
  { value: "k8s", label: "Kubernetes", synonyms: ["k8s"] },
  { value: "nats", label: "NATS" },
  { value: "next", label: "Next.js" },
  { value: "ts", label: "TypeScript", synonyms: ["ts"] },
  { value: "components", label: "Web Components" },
  { value: "german", label: "German", synonyms: ["deutsch"] },
  { value: "francais", label: "Français" },
];

test.each([
  ["k8s", ["Kubernetes"]],
  ["Golang", ["Go"]],
  ["ts", ["TypeScript", "NATS", "Web Components"]],
  ["js", ["JavaScript", "Next.js"]],
  ["go", ["Go", "Argo CD", "Django"]],
  ["Deutsch", ["German"]],
  ["franc", ["Français"]],
  ["comp", ["Web Components"]],
  ["cobol", []],
])("%s finds %j", (typed, labels) => {
  expect(matchOptions(options, typed).map(({ label }) => label)).toEqual(labels);
});

test("no text finds every option in its order", () => {
  expect(matchOptions(options, " ")).toEqual(options);
});
