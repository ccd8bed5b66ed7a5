import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

import { productEnvironment, urls } from "../addresses.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** What a page still gets when all its own requests fail: the user, the menu and the footer. */
const FRAME = /^\/(?:content-state|api\/v2\/(?:user|site-data|lists\/events)(?:\/|\?|$))/;

const forward = async ({ url = "", headers }: IncomingMessage, response: ServerResponse) => {
  const answer = await fetch(urls.api + url, { headers: headers as Record<string, string> });
  response.writeHead(answer.status, { "Content-Type": "application/json" });
  response.end(await answer.text());
};

/** Starts a proxy to the API that fails all requests except those of a page's frame. */
const startBreaker = async (): Promise<Server> => {
  const server = createServer((request, response) => {
    if (FRAME.test(request.url ?? "") && request.method === "GET")
      return void forward(request, response);
    response.writeHead(503, { "Content-Type": "application/problem+json" });
    response.end(JSON.stringify({ title: "The service is not available.", status: 503 }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
};

/** Starts the whole product and waits until it is ready; resolves to a function that stops it. */
const startProduct = async (environment: Record<string, string>) => {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: ROOT,
    env: { ...process.env, ...productEnvironment(), ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface(child.stdout);
  await new Promise<void>((resolve, reject) => {
    lines.on("line", (line) => line.startsWith("Ready after") && resolve());
    child.once("exit", (code) => reject(new Error(`The product exited with ${code}.`)));
  });
  return async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
};

/** A running product in one of the states to take screenshots of, and how people log in there. */
export type World = {
  stop: () => Promise<void>;
  logins: (person: string) => { email: string; password: string };
  /** Whether the back office is closed to logins without a second factor. */
  needsSecondFactor: boolean;
};

const demoLogins = (person: string) => ({
  email: `${person}@devguild.example`,
  password: "devguild-demo",
});

/** Starts the demo world. */
export const withData = async (): Promise<World> => ({
  stop: await startProduct({}),
  logins: demoLogins,
  needsSecondFactor: false,
});

/** Starts the demo world with a failing API. */
export const failing = async (): Promise<World> => {
  const breaker = await startBreaker();
  const { port } = breaker.address() as AddressInfo;
  const stop = await startProduct({ API_INTERNAL_URL: `http://127.0.0.1:${port}` });
  return {
    logins: demoLogins,
    needsSecondFactor: false,
    stop: async () => {
      await stop();
      breaker.close();
    },
  };
};

/** Creates the first administrator as an operator does; resolves to the password. */
const createAdministrator = async (email: string, environment: Record<string, string>) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["apps/api/src/create-admin.ts", email],
    { cwd: ROOT, env: { ...process.env, ...productEnvironment(), ...environment } },
  );
  return stdout.trim().split(" ").at(-1) ?? "";
};

/** Starts a newly installed product on an empty database; its only person is an administrator. */
export const empty = async (databaseUrl: string): Promise<World> => {
  const environment = {
    DEVGUILD_ENV: "production",
    DATABASE_URL: databaseUrl,
    // Only tests send pushes to this machine.
    PUSH_LOCAL_HOSTS: "",
    SECRET: "looked-at-and-thrown-away-0123456789",
    SMTP_URL: "smtp://127.0.0.1:9",
    SELLER_VAT_ID: "ATU12345678",
    SELLER_IBAN: "AT611904300234573201",
  };
  const email = "administrator@devguild.example";
  const password = await createAdministrator(email, environment);
  return {
    stop: await startProduct(environment),
    logins: () => ({ email, password }),
    needsSecondFactor: true,
  };
};
