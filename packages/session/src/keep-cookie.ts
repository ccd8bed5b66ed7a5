const DAY = 24 * 60 * 60;

/** Sets a first-party cookie for a number of days; 0 removes it. */
export const keepCookie = (
  name: string,
  value: string,
  days: number,
  domain: string | undefined,
) => {
  document.cookie = [
    `${name}=${value}`,
    "Path=/",
    `Max-Age=${days * DAY}`,
    "SameSite=Lax",
    ...(domain ? [`Domain=${domain}`] : []),
    ...(location.protocol === "https:" ? ["Secure"] : []),
  ].join("; ");
};
