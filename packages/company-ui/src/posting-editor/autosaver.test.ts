import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { createAutosaver, type SaveState } from "./autosaver.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const PAUSE = 1500;

const start = (isSaved = true) => {
  const sent: string[] = [];
  const states: SaveState["kind"][] = [];
  const answers: ((error?: Error) => void)[] = [];
  const saver = createAutosaver({
    value: "",
    isSaved,
    pauseMs: PAUSE,
    onState: ({ kind }) => states.push(kind),
  });
  saver.setSave((value: string) => {
    sent.push(value);
    return new Promise<void>((resolve, reject) => {
      answers.push((error) => (error ? reject(error) : resolve()));
    });
  });
  const answer = async (error?: Error) => {
    answers.shift()?.(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { saver, sent, states, answer };
};

describe("a writer", () => {
  test("is saved once they pause, with the last word only", async () => {
    const { saver, sent, states, answer } = start();
    saver.change("a");
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    saver.change("ab");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(sent).toEqual(["ab"]);
    await answer();
    expect(states.at(-1)).toBe("saved");
    expect(saver.isSaved()).toBe(true);
  });

  test("gets the next save after the one under way, never beside it", async () => {
    const { saver, sent, answer } = start();
    saver.change("a");
    await vi.advanceTimersByTimeAsync(PAUSE);
    saver.change("ab");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(sent).toEqual(["a"]);
    await answer();
    expect(sent).toEqual(["a", "ab"]);
    expect(saver.isSaved()).toBe(false);
    await answer();
    expect(saver.isSaved()).toBe(true);
  });

  test("learns that a save failed, and can repeat it", async () => {
    const { saver, sent, states, answer } = start();
    saver.change("a");
    await vi.advanceTimersByTimeAsync(PAUSE);
    await answer(new Error("offline"));
    expect(states.at(-1)).toBe("failed");
    const again = saver.flush();
    await answer();
    expect(await again).toBe(true);
    expect(sent).toEqual(["a", "a"]);
  });
});

test("nothing is sent while the writer has to choose between two versions", async () => {
  const { saver, sent } = start(false);
  saver.pause();
  saver.change("a");
  await vi.advanceTimersByTimeAsync(10 * PAUSE);
  expect(await saver.flush()).toBe(false);
  expect(sent).toEqual([]);
  saver.resume();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(sent).toEqual(["a"]);
});

test("a version that came from the server is not sent back", async () => {
  const { saver, sent } = start();
  saver.change("mine");
  saver.adopt("theirs");
  await vi.advanceTimersByTimeAsync(10 * PAUSE);
  expect(sent).toEqual([]);
});
