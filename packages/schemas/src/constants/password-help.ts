/** Help text with the requirements for a password. */
export const PASSWORD_HELP = "6–64 characters. A few random words work well.";
