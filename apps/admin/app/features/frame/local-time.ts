const pad = (value: number) => String(value).padStart(2, "0");

/** Converts an instant to what a date and time field shows, in the reader's time zone; "" for null. */
export const toLocalTime = (iso: string | null) => {
  if (iso === null) return "";
  const at = new Date(iso);
  const day = [at.getFullYear(), pad(at.getMonth() + 1), pad(at.getDate())].join("-");
  return `${day}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
};

/** Converts what a date and time field holds back to an instant; null if it is empty. */
export const fromLocalTime = (local: string) => {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};
