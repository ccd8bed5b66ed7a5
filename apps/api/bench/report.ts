/** Progress, beside the tables: it goes where a redirected output does not. */
export const say = (line: string) => void process.stderr.write(`${line}\n`);

/** A table in Markdown, to be pasted into a document. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) => {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
};

/** A section of the report. */
export const print = (title: string, ...blocks: string[]) =>
  void process.stdout.write(`\n## ${title}\n\n${blocks.join("\n\n")}\n`);
