// The site's own server with every API response cached forever: measures what it costs to render a page
// from constant data.
type Cached = { body: ArrayBuffer; status: number; headers: Headers };

const fetchOriginal = globalThis.fetch;
const answers = new Map<string, Promise<Cached>>();

const fetchAndCache = async (input: string, init: RequestInit | undefined): Promise<Cached> => {
  const answer = await fetchOriginal(input, init);
  return { body: await answer.arrayBuffer(), status: answer.status, headers: answer.headers };
};

globalThis.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  let cached = answers.get(url);
  if (!cached) {
    cached = fetchAndCache(url, init);
    answers.set(url, cached);
  }
  const { body, status, headers } = await cached;
  return new Response(body, { status, headers });
};

await import(new URL("../../site/server.ts", import.meta.url).href);
