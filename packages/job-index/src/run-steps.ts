/** Does all steps at once and returns their result, for tests. */
export const runSteps = <Result>(steps: Generator<undefined, Result>): Result => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
