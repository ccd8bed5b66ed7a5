/** An error whose message is written for the person who sees it, such as what a browser refused. */
export class DisplayError extends Error {}
