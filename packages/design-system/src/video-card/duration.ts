const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3600;

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** Formats seconds as a player does: "42:10", "1:02:05". */
export const formatDuration = (seconds: number) => {
  const hours = Math.floor(seconds / SECONDS_PER_HOUR);
  const minutes = Math.floor((seconds % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE);
  const rest = twoDigits(seconds % SECONDS_PER_MINUTE);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
};

/** Formats seconds as an ISO 8601 duration: "PT2530S". */
export const durationCode = (seconds: number) => `PT${seconds}S`;
