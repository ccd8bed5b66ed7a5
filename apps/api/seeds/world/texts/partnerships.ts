/** The programme of the next Guild Congress: kind, title, room, day, time in Vienna, minutes, speaker. */
export const PROGRAMME: readonly (readonly [
  kind: "talk" | "workshop",
  title: string,
  room: string,
  day: number,
  time: string,
  minutes: number,
  speaker: number,
])[] = [
  ["talk", "Opening: what we build on", "Stage 1", 0, "09:30", 45, 3],
  ["talk", "Forty thousand containers without a nightly batch", "Stage 2", 1, "11:20", 45, 0],
  ["talk", "Postgres as a queue, and when not", "Stage 1", 0, "11:20", 45, 4],
  ["talk", "What our on-call rota taught us", "Stage 3", 0, "14:00", 45, 5],
  ["workshop", "Simulate a yard in Rust", "Room 4", 2, "10:00", 120, 0],
  ["workshop", "Tracing from zero", "Room 2", 1, "13:30", 120, 6],
  ["talk", "Accessible by default", "Stage 2", 1, "15:30", 45, 7],
  ["talk", "Shipping on Fridays", "Stage 1", 2, "15:00", 45, 8],
];

/** What the showcase company does at its booth: title, description, day, times, who takes part. */
export const ACTIVITIES = [
  {
    title: "Crane challenge",
    description: "Load a vessel faster than our planner.",
    day: 1,
    from: "09:30",
    to: "11:00",
    people: [2],
  },
  {
    title: "Ask the speaker",
    description: "Everything about the talk that didn’t fit on stage.",
    day: 1,
    from: "11:30",
    to: "12:00",
    people: [1],
  },
  {
    title: "Yard planner, hands on",
    description: "Plan a day at a terminal with the people who build the tool.",
    day: 1,
    from: "14:00",
    to: "16:00",
    people: [2, 3],
  },
] as const;

/** Visitors of the booth at the last congress, who agreed to be contacted. */
export const LEADS = [
  ["Ida", "Sørensen", "Quayline", "Staff engineer", "Wants to see the planner with real data."],
  ["Marek", "Nowicki", "Hopperline", "Head of platform", "Call in spring."],
  ["Leonie", "Fuchs", "Oakmere Robotics", "Backend engineer", "Asked about the Hamburg team."],
  ["Tomás", "Ribeiro", "", "Student", "Looking for a master’s thesis."],
  ["Aino", "Laine", "Helixmoor", "Engineering manager", ""],
  ["Ravi", "Menon", "Nightcoach", "Site reliability engineer", "Sent him the talk."],
  ["Greta", "Holm", "Lernraum", "Data engineer", "Interested in event streams."],
  ["Piotr", "Zieliński", "", "Freelancer", "Rust, free from summer."],
] as const;
