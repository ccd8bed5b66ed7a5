/** Thrown when the user closes a dialog that a call waits for: nothing was sent, and there is nothing to report. */
export class UserCancelled extends Error {}
