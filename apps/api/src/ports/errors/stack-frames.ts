/** One call of a stack, as error services expect it. */
export type StackFrame = { function?: string; filename: string; lineno: number; colno: number };

// V8: "at load (https://host/assets/a.js:1:20)", "at file:///app.ts:3:4". Others:
// "load@https://…:1:20".
const FRAME = /^\s*(?:at (?:async )?(?:(.+?) \()?|(.*?)@)(\S+?):(\d+):(\d+)\)?$/;
const FRAMES_MAX = 50;

const toFilename = (address: string) => {
  const plain = address.replace(/^file:\/\//, "").replace(/[?#].*$/, "");
  return URL.canParse(plain) ? new URL(plain).pathname : plain;
};

/** Parses the calls of a stack trace, the outermost first; lines that name no call are left out. */
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
              filename: toFilename(file),
              lineno: Number(row),
              colno: Number(column),
            },
          ]
        : [];
    })
    .slice(0, FRAMES_MAX)
    .toReversed();
