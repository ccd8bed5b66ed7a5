// A standalone CRM for end-to-end tests: node run-crm.ts PORT. Accepts forms as described in HubSpot's
// reference, can be switched off (PUT /state), and reports what it received and how often it refused
// (GET /state).
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

const [port] = process.argv.slice(2);
if (!port) throw new Error("Pass the port.");

let isDown = false;
let refused = 0;
const taken: { form: string; fields: Record<string, string> }[] = [];

type Sent = { fields: { name: string; value: string }[] };

const answer = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));

const take = async (request: IncomingMessage, response: ServerResponse) => {
  const body = await text(request);
  if (request.url === "/state") {
    if (request.method === "PUT") ({ isDown } = JSON.parse(body) as { isDown: boolean });
    return answer(response, 200, { isDown, refused, taken });
  }
  const form = /^\/submissions\/v3\/integration\/submit\/\d+\/([\w-]+)$/.exec(
    request.url ?? "",
  )?.[1];
  if (!form) return answer(response, 404, {});
  if (isDown) {
    refused += 1;
    return answer(response, 503, {});
  }
  const { fields } = JSON.parse(body) as Sent;
  taken.push({
    form,
    fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  });
  return answer(response, 200, { inlineMessage: "Thank you." });
};

createServer((request, response) => void take(request, response)).listen(
  Number(port),
  "127.0.0.1",
  () => process.stdout.write(`CRM at ${port}\n`),
);
