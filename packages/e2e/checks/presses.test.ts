import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { ROOT } from "./product.ts";

const components = globSync("{apps,packages}/**/*.tsx", {
  cwd: ROOT,
  exclude: (name) => /node_modules|build|\.react-router|storybook-static/.test(name),
});

/** Returns the opening tag that begins at `from`, as written. */
const readTag = (source: string, from: number) => {
  let depth = 0;
  for (let end = from; end < source.length; end += 1) {
    const sign = source[end];
    if (sign === "{") depth += 1;
    if (sign === "}") depth -= 1;
    if (depth === 0 && sign === ">") return source.slice(from, end + 1);
  }
  return "";
};

/** Lists the buttons that send something when pressed: the mutation, and whether they wait for it. */
const sendersIn = (source: string) =>
  [...source.matchAll(/<[A-Z]\w*\s/g)].flatMap(({ index }) => {
    const tag = readTag(source, index);
    const mutation =
      /on(?:Click|Select|Confirm)=\{\(\)\s*=>\s*(?:void\s+)?(\w+)\.mutate(?:Async)?\(/.exec(
        tag,
      )?.[1];
    if (mutation === undefined) return [];
    return [
      {
        mutation,
        waits: new RegExp(`(?:loading|isPending|disabled)=\\{[^}]*\\b${mutation}\\b`).test(tag),
      },
    ];
  });

test("buttons that send are found, whatever else they have", () => {
  const source = `<Row><Button size={a > b ? "sm" : "md"} loading={saving.isPending} onClick={() => saving.mutate()}>Save</Button>
    <TextButton onClick={() => sending.mutate({ id })}>Send</TextButton><Button onClick={() => open()}>Open</Button></Row>`;
  expect(sendersIn(source)).toEqual([
    { mutation: "saving", waits: true },
    { mutation: "sending", waits: false },
  ]);
});

test("a second press on a button that sends is not sent while the first is on its way", () => {
  const senders = components.flatMap((file) =>
    sendersIn(readFileSync(join(ROOT, file), "utf8")).map(({ mutation, waits }) => ({
      file,
      mutation,
      waits,
    })),
  );
  expect(senders.length).toBeGreaterThan(20);
  const unguarded = senders.filter(({ waits }) => !waits);
  expect(unguarded.map(({ file, mutation }) => `${file}: ${mutation}`)).toEqual([]);
});

test("what was pressed keeps the focus while its call runs: it isn’t disabled meanwhile", () => {
  const losing = components.filter((file) => {
    const source = readFileSync(join(ROOT, file), "utf8");
    return [...source.matchAll(/<(?:\w*Button|button|\w+Field)\s/g)].some(({ index }) =>
      /(?<!aria-)disabled=\{[^}]*\b(?:isPending|isBusy)\b/.test(readTag(source, index)),
    );
  });
  expect(losing).toEqual([]);
});
