import { UPLOAD_STATUSES } from "@devguild/schemas/constants/video-editing";
import { afterEach, describe, expect, test } from "vitest";

import { openVendor, type VendorServer } from "../../../testing/vendor-server.ts";
import { openYoutube, YOUTUBE } from "../../../testing/youtube-server.ts";
import { HostProblem } from "./video-hosts.port.ts";
import { vimeo } from "./vimeo.ts";
import { youtube } from "./youtube.ts";

const opened: { close: () => void }[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

const numberedId = (at: number) => `video-${String(at).padStart(5, "0")}`;

const openChannel = async (count: number, values: object = {}) => {
  const videos = Array.from({ length: count }, (_, at) => ({
    id: numberedId(at),
    title: `Talk ${at}`,
    ...values,
  }));
  const server = await openYoutube(videos);
  opened.push(server);
  return { server, host: youtube({ ...YOUTUBE, url: server.url }) };
};

describe("a YouTube channel", () => {
  test("is listed page by page, with each video's details", async () => {
    const { host } = await openChannel(60, { description: "Why.", duration: "PT1H2M5S" });
    const first = await host.list(null);
    expect(first).toMatchObject({ total: 60, next: "50" });
    expect(first.videos[0]).toMatchObject({
      id: numberedId(0),
      title: "Talk 0",
      description: "Why.",
      durationSeconds: 3725,
      releasedOn: "2026-11-20",
      uploadStatus: UPLOAD_STATUSES.UPLOADED,
    });
    const second = await host.list(first.next);
    expect([second.videos.length, second.next]).toEqual([10, null]);
  });

  test.each([
    ["uploaded", "P0D", UPLOAD_STATUSES.UPLOADING, null],
    ["failed", "PT0S", UPLOAD_STATUSES.FAILED, null],
    ["something-new", "PT9S", UPLOAD_STATUSES.UNKNOWN, 9],
  ])("says that a video is %s", async (uploadStatus, duration, status, seconds) => {
    const { host } = await openChannel(1, { uploadStatus, duration });
    expect(await host.read([numberedId(0), "gone"])).toMatchObject([
      { uploadStatus: status, durationSeconds: seconds },
    ]);
  });

  test("that refuses the key, is down or doesn't exist says so in words for staff", async () => {
    const { server, host } = await openChannel(1);
    const refused = youtube({ ...YOUTUBE, key: "wrong", url: server.url });
    await expect(refused.list(null)).rejects.toThrow("refused our key");
    const other = youtube({ ...YOUTUBE, channelId: "UCother", url: server.url });
    await expect(other.list(null)).rejects.toThrow("has no channel UCother");
    server.state.isDown = true;
    await expect(host.list(null)).rejects.toThrow("answered with status 503");
    server.close();
    await expect(host.list(null)).rejects.toThrow(HostProblem);
  });
});

describe("a Vimeo account", () => {
  const item = {
    uri: "/videos/745123456",
    name: "A talk",
    description: null,
    duration: 61,
    release_time: "2026-11-19T08:00:00+00:00",
    created_time: "2026-11-18T08:00:00+00:00",
    pictures: {
      sizes: [
        { width: 295, link: "https://i.vimeocdn.com/small" },
        { width: 1280, link: "https://i.vimeocdn.com/large" },
      ],
    },
    upload: { status: "complete" },
  };
  const openAccount = async (status: number, body: object) => {
    const vendor: VendorServer<string> = await openVendor((text) => text, {
      status,
      body: JSON.stringify(body),
    });
    opened.push(vendor);
    return { vendor, host: vimeo({ url: vendor.url, token: "a-token" }) };
  };
  const video = {
    id: "745123456",
    title: "A talk",
    description: "",
    durationSeconds: 61,
    releasedOn: "2026-11-19",
    thumbnailUrl: "https://i.vimeocdn.com/large",
    uploadStatus: UPLOAD_STATUSES.UPLOADED,
  };

  test("is listed with its token, page by page", async () => {
    const body = { total: 51, page: 1, paging: { next: "/me/videos?page=2" }, data: [item] };
    const { vendor, host } = await openAccount(200, body);
    expect(await host.list(null)).toEqual({ videos: [video], total: 51, next: "2" });
    const [request] = vendor.received;
    expect(request?.headers).toMatchObject({
      authorization: "bearer a-token",
      accept: "application/vnd.vimeo.*+json;version=3.4",
    });
    const asked = new URL(request?.path ?? "", vendor.url);
    expect(asked.pathname).toBe("/me/videos");
    expect(asked.searchParams.get("per_page")).toBe("50");
  });

  test("reads single videos; one that is gone is missing", async () => {
    const { vendor, host } = await openAccount(200, item);
    expect(await host.read(["745123456"])).toEqual([video]);
    vendor.answer = { status: 404, body: "{}" };
    expect(await host.read(["745123456"])).toEqual([]);
    vendor.answer = { status: 200, body: "[]" };
    await expect(host.read(["745123456"])).rejects.toThrow("can’t read");
  });
});
