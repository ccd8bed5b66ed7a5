import { expect, test } from "vitest";

import { sendFile } from "./send-file.ts";

test("an upload that is cancelled before it begins is not sent", async () => {
  const file = new File(["a picture"], "door.png", { type: "image/png" });
  const sending = sendFile("/door", file, () => undefined, AbortSignal.abort());
  await expect(sending).rejects.toMatchObject({ name: "Error", message: "" });
});
