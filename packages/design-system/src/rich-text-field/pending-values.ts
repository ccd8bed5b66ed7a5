/** How long a form may take to echo a value, in ms; later, the value is a change of its own. */
const MAX_ECHO_DELAY = 10_000;

/**
 * Values that a field has emitted and that its form has not passed back yet. A busy form passes
 * them back late, when the field is ahead of them, and may skip some.
 */
export class PendingValues {
  #values: { value: string; since: number }[] = [];

  /** Records an emitted value with the current time in ms. */
  handOut(value: string, now: number) {
    this.#forgetOld(now);
    this.#values.push({ value, since: now });
  }

  /**
   * Returns whether a value from the form is an echo; it and all earlier ones are then settled. Any
   * other value is the form's own, and settles everything pending.
   */
  takeBack(value: string, now: number): boolean {
    this.#forgetOld(now);
    // The first of equal values: text that was typed, deleted and typed again is echoed each time.
    const found = this.#values.findIndex((each) => each.value === value);
    this.#values = found < 0 ? [] : this.#values.slice(found + 1);
    return found >= 0;
  }

  // A skipped value would otherwise hide the form's own change to the same value later.
  #forgetOld(now: number) {
    this.#values = this.#values.filter(({ since }) => now - since < MAX_ECHO_DELAY);
  }
}
