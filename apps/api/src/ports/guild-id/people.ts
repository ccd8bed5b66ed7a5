/** Someone who logs in with Guild ID: what it reports about them. */
export type GuildIdPerson = {
  name: string;
  email: string;
  /** Whether Guild ID vouches for the address. */
  verified: boolean;
};

/** Made-up people to choose from: one for each way in which logging in with a provider ends. */
export const MADE_UP_PEOPLE: readonly (GuildIdPerson & { outcome: string })[] = [
  {
    name: "Robin Fischer",
    email: "robin.fischer@mail.example",
    verified: true,
    outcome: "New here: gets an account straight away.",
  },
  {
    name: "Kim Osei",
    email: "kim.osei@mail.example",
    verified: false,
    outcome: "New here: gets an account, and an email to confirm the address.",
  },
  {
    name: "Mira Kovač",
    email: "developer@devguild.example",
    verified: true,
    outcome: "Logs in to the demo developer’s account.",
  },
  {
    name: "Sofie Brandt",
    email: "owner@devguild.example",
    verified: false,
    outcome: "Can’t log in: the account with this address may be someone else’s.",
  },
];
