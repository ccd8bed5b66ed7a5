import { createECDH, randomBytes } from "node:crypto";

import type { VapidKeys } from "@devguild/config/push";

/** Stands for the product itself where secrets have an owner; no login has this id. */
export const KEYS_OWNER = 0;

const CURVE = "prime256v1";

/** Makes a new pair of keys. */
export const makePushKeys = (): VapidKeys => {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  // A leading zero is part of a private key, but left out by the library.
  const privateKey = Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()]).subarray(-32);
  return {
    publicKey: ecdh.getPublicKey("base64url"),
    privateKey: privateKey.toString("base64url"),
  };
};

/** Returns whether a browser's public key is a point of the curve, so that messages can be encrypted for it. */
export const isPointOfCurve = (publicKey: string): boolean => {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(Buffer.concat([Buffer.from([1]), randomBytes(31)]));
  try {
    ecdh.computeSecret(publicKey, "base64url");
    return true;
  } catch {
    return false;
  }
};
