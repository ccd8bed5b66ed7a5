import { connect } from "node:net";

/** A request: its path, and headers besides Host. With a body, which is sent as JSON, it is a POST. */
export type Request = {
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
};

/** `body` is only set if it was requested. */
export type Answer = { status: number; ms: number; body: string };

const HEAD_END = "\r\n\r\n";

const formatRequest = ({ path, headers = {}, body }: Request) => {
  const text = body === undefined ? "" : JSON.stringify(body);
  const content = {
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(text)),
  };
  const lines = Object.entries({ ...headers, ...(text && content) }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${text ? "POST" : "GET"} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines.join("")}\r\n${text}`;
};

const parseHead = (bytes: Buffer) => {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = bytes.toString("latin1", 0, end);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer without Content-Length:\n${head}`);
  return { status: Number(head.slice(9, 12)), total: end + HEAD_END.length + Number(length), end };
};

/**
 * Opens a keep-alive connection that sends one request after another. It only parses the head and
 * length of a response, so that the client uses little of the machine.
 */
export const openConnection = async (port: number) => {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("error", reject);
  });
  let onData: (chunk: Buffer) => void = () => {};
  let onEnd: (error: Error) => void = () => {};
  socket.on("data", (chunk: Buffer) => onData(chunk));
  socket.on("error", (error) => onEnd(error));
  socket.on("close", () => onEnd(new Error("The server closed the connection.")));

  const send = (request: Request, wantsBody = false) =>
    new Promise<Answer>((resolve, reject) => {
      const startedAt = performance.now();
      const chunks: Buffer[] = [];
      let received = 0;
      let head: ReturnType<typeof parseHead> = null;
      onEnd = reject;
      onData = (chunk) => {
        received += chunk.length;
        if (!head || wantsBody) chunks.push(chunk);
        try {
          head ??= parseHead(chunks.length === 1 ? chunk : Buffer.concat(chunks));
        } catch (error) {
          reject(error);
        }
        if (!head || received < head.total) return;
        const answered = performance.now() - startedAt;
        const body = wantsBody
          ? Buffer.concat(chunks).toString("utf8", head.end + HEAD_END.length)
          : "";
        resolve({ status: head.status, ms: answered, body });
      };
      socket.write(formatRequest(request));
    });
  return { send, close: () => void socket.destroy() };
};

/** Sends one request on a new connection and returns the response with its body. */
export const fetchOnce = async (port: number, request: Request): Promise<Answer> => {
  const connection = await openConnection(port);
  try {
    return await connection.send(request, true);
  } finally {
    connection.close();
  }
};
