import { formatCount } from "@devguild/schemas/formats";
import type { MessageSummary } from "@devguild/schemas/sourcing";

/** Says how far a message is: "Sent to 40, 2 failed". */
export const describeMessage = ({ withdrawn, waiting, sent, failed }: MessageSummary) => {
  if (withdrawn) return "Taken back";
  if (waiting === 0 && failed > 0)
    return `Sent to ${formatCount(sent)}, ${formatCount(failed)} failed`;
  if (waiting === 0) return `Sent to ${formatCount(sent)}`;
  return sent === 0
    ? "About to go out"
    : `${formatCount(sent)} of ${formatCount(sent + waiting)} sent`;
};

/** Says who read a message and replied: "9 read, 2 replied"; null if nobody did. */
export const describeReaders = ({ read, replied }: MessageSummary) => {
  if (read === 0) return null;
  const readers = `${formatCount(read)} read`;
  return replied === 0 ? readers : `${readers}, ${formatCount(replied)} replied`;
};
