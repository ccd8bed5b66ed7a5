const FIELD =
  "input:enabled:not([type=hidden], [type=file], [type=radio]:not(:checked)), select:enabled, textarea:enabled";

/**
 * Finds the field in which the focus begins: the first one, in a group of radio buttons the chosen one. None on
 * touch screens, where a keyboard would cover half of what is there.
 */
export const findFirstField = (around: Element) =>
  matchMedia("(pointer: coarse)").matches ? null : around.querySelector<HTMLElement>(FIELD);
