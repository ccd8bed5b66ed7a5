// A standalone push service for end-to-end tests: node run-push-service.ts PORT.
import { openPushService } from "./push-service.ts";

const [port] = process.argv.slice(2);
if (!port) throw new Error("Pass the port.");

const { url } = await openPushService(Number(port));
process.stdout.write(`Push service at ${url}\n`);
