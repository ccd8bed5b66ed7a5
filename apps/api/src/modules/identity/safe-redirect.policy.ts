const HERE = "http://here.invalid";

/** Returns the redirect if it is a path on our site, otherwise null. It is parsed the way a browser does. */
export const safeRedirect = (redirect: string | undefined) =>
  redirect?.startsWith("/") &&
  URL.canParse(redirect, HERE) &&
  new URL(redirect, HERE).origin === HERE
    ? redirect
    : null;
