/** A form that gives a value back does so within this time, in ms; later it means it. */
const COMES_BACK_WITHIN = 10_000;

/**
 * The values that a field handed to its form and that the form has not given back yet. A busy form gives
 * them back late, when the field is letters ahead of them, and may leave some out.
 */
export class PendingValues {
  #values: { value: string; since: number }[] = [];

  /** Notes a value that the field hands out at a time in ms. */
  handOut(value: string, now: number) {
    this.#forgetOld(now);
    this.#values.push({ value, since: now });
  }

  /**
   * Whether a value that the form gives is the field's own: it and all before it are back then. Any other
   * value is the form's, and what was on its way is of no account any more.
   */
  takeBack(value: string, now: number): boolean {
    this.#forgetOld(now);
    // The first of equal ones: whoever wrote a letter, took it back and wrote it again sees all three.
    const found = this.#values.findIndex((each) => each.value === value);
    this.#values = found < 0 ? [] : this.#values.slice(found + 1);
    return found >= 0;
  }

  // A value that was left out would else hide it when the form itself sets the same one later.
  #forgetOld(now: number) {
    this.#values = this.#values.filter(({ since }) => now - since < COMES_BACK_WITHIN);
  }
}
