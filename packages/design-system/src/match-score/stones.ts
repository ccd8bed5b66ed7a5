const STONES = 5;
const round = (value: number) => Math.round(value * 100) / 100;

/**
 * The ten half stones of the flat arch from left to right, as SVG paths in a box of 60 × 15. Sides
 * lean more with the distance from the keystone, which is 2 higher.
 */
export const halfStones: readonly string[] = Array.from({ length: STONES * 2 }, (_, index) => {
  const stone = Math.floor(index / 2);
  const right = index % 2;
  const top = stone === 2 ? 0 : 2;
  const topLeft = 0.1 + 12.2 * stone + 5.45 * right;
  const bottomLeft = 8.47 + 8.785 * stone + 3.92 * right;
  return `M${round(topLeft)} ${top}H${round(topLeft + 5.45)}L${round(bottomLeft + 3.92)} 15H${round(bottomLeft)}Z`;
});

/** Returns how many half stones are filled for 0 to 5 points. */
export function filledHalves(points: number): number {
  return Math.min(STONES * 2, Math.max(0, Math.round(points * 2)));
}
