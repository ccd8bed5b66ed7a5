/** Returns the token of the first link in an email. */
export const getLinkToken = (mail: { links: string[] } | undefined) => {
  const token = new URL(mail?.links[0] ?? "").searchParams.get("token");
  if (!token) throw new Error(`There is no token in ${mail?.links[0]}`);
  return token;
};
