/**
 * Adds the section that a guest wanted to see to the page that logging in leads back to: the browser has kept it in the
 * log-in's own address, because it never reaches the server.
 */
export const withFragment = (redirect: string | null) =>
  redirect === null || redirect.includes("#") ? redirect : redirect + location.hash;
