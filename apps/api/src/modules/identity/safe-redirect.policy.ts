const HERE = "http://here.invalid";

/** A path of our own that somebody may be sent to, or null. It is read as a browser would read it. */
export const safeRedirect = (redirect: string | undefined) =>
  redirect?.startsWith("/") &&
  URL.canParse(redirect, HERE) &&
  new URL(redirect, HERE).origin === HERE
    ? redirect
    : null;
