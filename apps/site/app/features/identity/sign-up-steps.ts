/** Account, confirmed address, who you are, what you can do. */
export const SIGN_UP_STEPS = 4;
