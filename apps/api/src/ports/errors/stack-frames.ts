/** One call of a stack, as error services take it. */
export type StackFrame = { function?: string; filename: string; lineno: number; colno: number };

// "at load (https://host/assets/a.js:1:20)" and "at file:///app.ts:3:4" of V8, "load@https://…:1:20" of others.
const FRAME = /^\s*(?:at (?:async )?(?:(.+?) \()?|(.*?)@)(\S+?):(\d+):(\d+)\)?$/;
const FRAMES_MAX = 50;

const fileOf = (address: string) => {
  const plain = address.replace(/^file:\/\//, "").replace(/[?#].*$/, "");
  return URL.canParse(plain) ? new URL(plain).pathname : plain;
};

/** The calls that a stack's text names, the outermost first; lines that name none are left out. */
export const stackFrames = (stack: string): StackFrame[] =>
  stack
    .split("\n")
    .flatMap((line) => {
      const [, named, others, file, row, column] = FRAME.exec(line) ?? [];
      const name = named || others;
      return file
        ? [
            {
              ...(name && { function: name }),
              filename: fileOf(file),
              lineno: Number(row),
              colno: Number(column),
            },
          ]
        : [];
    })
    .slice(0, FRAMES_MAX)
    .toReversed();
