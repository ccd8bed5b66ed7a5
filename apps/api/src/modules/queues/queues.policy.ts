const LABELS: Readonly<Record<string, string>> = {
  "send-mail": "Email",
  "send-urgent-mail": "Email with a link or code",
  "send-sms": "Text message",
  "send-push": "Push notification",
  "due-pushes": "Push notifications that are due",
  sweep: "Clean-up of old data",
  "sweep-files": "Clean-up of files",
  "sweep-audit-log": "Clean-up of the audit log",
};

/** Names a queue for people: "Count company facets". Pure. */
export const nameQueue = (queue: string) => {
  const words = queue.replaceAll("-", " ");
  return LABELS[queue] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

const REASON_MAX = 300;

/** Returns the first line of why something failed. Pure. */
export const toReason = (reason: string | null) => {
  const [line = ""] = (reason ?? "").trim().split("\n");
  return line.slice(0, REASON_MAX) || "No reason was given.";
};
