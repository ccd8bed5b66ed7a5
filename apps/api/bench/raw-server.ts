// Plain node:http: responds to every request with the bytes that a URL returned once.
import { createServer } from "node:http";

const [, , address = ""] = process.argv;
const answer = await fetch(address);
const body = Buffer.from(await answer.arrayBuffer());
const headers = Object.fromEntries(
  [...answer.headers].filter(([name]) => !["connection", "date", "keep-alive"].includes(name)),
);

const server = createServer((_, response) => {
  response.writeHead(answer.status, { ...headers, "content-length": body.length });
  response.end(body);
});
server.listen(Number(process.env["API_PORT"]), "127.0.0.1", () => process.send?.("ready"));

for (const signal of ["SIGINT", "SIGTERM", "disconnect"] as const)
  process.on(signal, () => process.exit(0));
