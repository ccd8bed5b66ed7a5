/**
 * Turns an address that a candidate entered into a safe link: "linkedin.com/in/ada" gets its
 * scheme; null for anything but a web page, such as a script.
 */
export const outsideLink = (address: string | null): string | null => {
  if (!address) return null;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`);
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.href : null;
};
