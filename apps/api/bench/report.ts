/** Writes progress to stderr, so that it stays out of a redirected report. */
export const logProgress = (line: string) => void process.stderr.write(`${line}\n`);

/** Formats a Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) => {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
};

/** Writes a section of the report. */
export const print = (title: string, ...blocks: string[]) =>
  void process.stdout.write(`\n## ${title}\n\n${blocks.join("\n\n")}\n`);
