import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from "node:crypto";

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/**
 * Makes what a browser has that subscribes to push notifications: its keys, and the way it decrypts a message
 * (RFC 8291 with one record of RFC 8188), written independently of what encrypts.
 */
export const makeBrowser = (endpoint = `https://push.test.example/${randomUUID()}`) => {
  const ecdh = createECDH("prime256v1");
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    },
    decrypt: (body: Buffer): string => {
      const salt = body.subarray(0, 16);
      const serverKey = body.subarray(21, 21 + (body[20] ?? 0));
      const record = body.subarray(21 + serverKey.length);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, serverKey]);
      const shared = derive(ecdh.computeSecret(serverKey), auth, info, 32);
      const key = derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
};
