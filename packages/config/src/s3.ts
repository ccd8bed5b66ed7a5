import { z } from "zod";

/** The variables of the bucket for files. */
export const s3Variables = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be a bucket's name")
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: z.enum(["0", "1"]).default("0"),
};

const variables = z.object(s3Variables);
type Values = z.output<typeof variables>;

/** An S3-compatible bucket with its credentials. */
export type S3Bucket = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket's name is in the path rather than in the host. */
  pathStyle: boolean;
};

const REQUIRED = [
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_BUCKET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

const isIpAddress = (url: string) => /^(\d+(\.\d+){3}|\[.*\])$/.test(new URL(url).hostname);

/** Lists the problems of a bucket's variables, one per line: all are required, or none. */
export const findS3Problems = (values: Values): string[] => {
  if (!REQUIRED.some((name) => values[name])) return [];
  const { S3_ENDPOINT, S3_PATH_STYLE } = values;
  return [
    ...REQUIRED.filter((name) => !values[name]).map(
      (name) => `${name}: is needed where another variable of the bucket is set`,
    ),
    ...(S3_ENDPOINT && isIpAddress(S3_ENDPOINT) && S3_PATH_STYLE === "0"
      ? ["S3_PATH_STYLE: must be 1 where S3_ENDPOINT is an IP address"]
      : []),
  ];
};

/** Returns the configured bucket, if there is one. */
export const readS3Bucket = (values: Values): S3Bucket | undefined => {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  return S3_ENDPOINT && S3_REGION && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
    ? {
        endpoint: S3_ENDPOINT,
        region: S3_REGION,
        bucket: S3_BUCKET,
        accessKeyId: S3_ACCESS_KEY_ID,
        secretAccessKey: S3_SECRET_ACCESS_KEY,
        pathStyle: values.S3_PATH_STYLE === "1",
      }
    : undefined;
};
