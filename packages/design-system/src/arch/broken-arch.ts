/** The arch that lost its keystone, also for pages that are drawn without components. */
export const BROKEN_ARCH = {
  viewBox: "0 0 260 130",
  width: 260,
  height: 130,
  stones: [
    "M46.32 65.68A102 102 0 0 0 28.02 122L78.04 122A52 52 0 0 1 86.79 95.08Z",
    "M96.58 27.63A102 102 0 0 0 48.67 62.44L89.14 91.84A52 52 0 0 1 112.04 75.2Z",
    "M211.33 62.44A102 102 0 0 0 163.42 27.63L147.96 75.2A52 52 0 0 1 170.86 91.84Z",
    "M231.98 122A102 102 0 0 0 213.68 65.68L173.21 95.08A52 52 0 0 1 181.96 122Z",
  ],
  keystone: { d: "M-24-22L24-22L14 22L-14 22Z", transform: "translate(132 97) rotate(16)" },
  ground: { y: 124, width: 260, height: 3 },
} as const;
