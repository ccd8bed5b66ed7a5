/** What a password needs, in words. */
export const PASSWORD_HELP = "6–64 characters. A few random words work well.";
