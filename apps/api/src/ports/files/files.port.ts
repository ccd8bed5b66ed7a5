/** Whatever keeps files. What is once kept under a name stays as it is. */
export type FileStore = {
  /** Keeps bytes in a folder under a name, all of them or none; false where the name is taken. */
  save: (folder: string, name: string, bytes: Uint8Array) => Promise<boolean>;
};
