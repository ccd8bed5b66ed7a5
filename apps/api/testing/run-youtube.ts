// A standalone YouTube for end-to-end tests: node run-youtube.ts PORT. Its channel has 40 videos.
import { openYoutube } from "./youtube-server.ts";

const [port] = process.argv.slice(2);
if (!port) throw new Error("Pass the port.");

const VIDEOS = 40;

await openYoutube(
  Array.from({ length: VIDEOS }, (_, index) => ({
    id: `journey-${String(index + 1).padStart(3, "0")}`,
    title: `Lanterns over the harbour ${index + 1}`,
    description: "A talk at our own channel.",
    picture: index + 1,
  })),
  Number(port),
);
process.stdout.write(`YouTube at ${port}\n`);
