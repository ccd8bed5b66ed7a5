/** Formats a new session's token for the response body, for API clients; browsers use the cookie. */
export const toBearerResponse = ({ token, maxAge }: { token: string; maxAge: number }) => ({
  accessToken: token,
  token_type: "Bearer" as const,
  expires_in: maxAge,
});
