// A standalone issuer for end-to-end tests: node run-issuer.ts PORT CALLBACK. Logging in with an email
// address as the name creates a person with that address, confirmed.
import { startIssuer } from "./oidc-issuer.ts";

const [port, callback] = process.argv.slice(2);
if (!port || !callback) throw new Error("Pass the port and the redirect URI.");
const { issuer } = await startIssuer(callback, Number(port), (subject) => ({
  email: subject,
  email_verified: true,
  given_name: "Robin",
  family_name: "Fischer",
}));
process.stdout.write(`Issuer at ${issuer}\n`);
