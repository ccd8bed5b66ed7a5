/** A new session as its token's answer: API clients keep it, browsers have it as a cookie. */
export const bearer = ({ token, maxAge }: { token: string; maxAge: number }) => ({
  accessToken: token,
  token_type: "Bearer" as const,
  expires_in: maxAge,
});
