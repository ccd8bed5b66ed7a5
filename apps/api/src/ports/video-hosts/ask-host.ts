import { NOT_FOUND } from "@devguild/schemas/constants/statuses";
import { HostProblem } from "./video-hosts.port.ts";

const TIMEOUT_MS = 15_000;

const FORBIDDEN = new Set([401, 403]);
const TOO_MANY = 429;

/** Asks a host's API for JSON; null for a 404. Throws `HostProblem`, in words for staff, for whatever goes wrong. */
export const askHost = async (
  name: string,
  url: URL,
  headers: Record<string, string> = {},
): Promise<unknown> => {
  const response = await fetch(url, {
    headers: { Accept: "application/json", ...headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // A key never goes to another host.
    redirect: "error",
  }).catch((cause: unknown) => {
    throw new HostProblem(`${name} can’t be reached right now.`, { cause });
  });
  if (response.ok)
    return response.json().catch((cause: unknown) => {
      throw new HostProblem(`${name} sent an answer that we can’t read.`, { cause });
    });
  await response.body?.cancel();
  if (response.status === NOT_FOUND) return null;
  throw new HostProblem(
    FORBIDDEN.has(response.status)
      ? `${name} refused our key, or its quota is used up.`
      : response.status === TOO_MANY
        ? `${name} is limiting us. Try again in a few minutes.`
        : `${name} answered with status ${response.status}.`,
  );
};
