type Faq = readonly [question: string, answer: string];
export type TechStackText = { skill: string; intro: readonly string[]; faq: readonly Faq[] };

/** The editors' texts for hiring teams: what a skill is good for, and common questions. */
export const TECH_STACK_TEXTS: readonly TechStackText[] = [
  {
    skill: "JavaScript",
    intro: [
      "Nearly everybody who builds for the web has written JavaScript, so the word alone narrows little. Say whether the work is in browsers, on servers or in tooling, and which framework it lives with.",
      "People with many years of it tend to judge an ad by its build and test set-up. Two sentences about both save a round of questions.",
    ],
    faq: [
      [
        "Should we ask for JavaScript or TypeScript?",
        "For the one that the repository holds. Most who know TypeScript know JavaScript, and the score treats them as two skills.",
      ],
      [
        "How many years should we ask for?",
        "Ask for seniority instead. Years with the language and years with a product are not the same, and good people leave when a number keeps them out.",
      ],
    ],
  },
  {
    skill: "TypeScript",
    intro: [
      "TypeScript people like contracts: types that say what is true, and a compiler that is listened to. Whether `strict` is on tells them more about a team than a paragraph about culture.",
      "The language is used on both sides of the wire. An ad that names the side, or says honestly that it is both, gets better answers.",
    ],
    faq: [
      [
        "Is a frontend developer with TypeScript fit for the backend?",
        "Often, with time to learn operations and data. Name the database and the runtime, and the match shows who has met them.",
      ],
      [
        "Which skills go well beside it?",
        "React or Angular for screens, Node.js or NestJS for services. More than four required skills make an ad that nobody fits.",
      ],
    ],
  },
  {
    skill: "Python",
    intro: [
      "Python is three job markets in one: web backends, data platforms and machine learning. Developers search for the second word, so put it into the title.",
      "What they ask first is how code reaches production, and who owns it when it fails at night.",
    ],
    faq: [
      [
        "Do we need a data engineer or a backend developer?",
        "Who keeps pipelines running is the former, who keeps an API running the latter. If it is both, say how much of each.",
      ],
      [
        "Should notebooks be mentioned?",
        "Yes, if they are part of the day. People who love them and people who do not will both thank you.",
      ],
    ],
  },
  {
    skill: "Java",
    intro: [
      "Java runs what must not stop: payments, timetables, claims. Its developers are used to long-lived systems and read an ad for the version in use and the plan to move on.",
      "Say which parts are old. Many seniors take on a migration gladly, but not as a surprise.",
    ],
    faq: [
      [
        "Does the version matter in an ad?",
        "It does. A system on a current version draws people whom one on Java 8 does not, and being honest about it avoids early goodbyes.",
      ],
      [
        "Is Kotlin a substitute?",
        "Developers of one learn the other within weeks. Ask for one and name the other as nice to have.",
      ],
    ],
  },
  {
    skill: "Go",
    intro: [
      "Go is small on purpose. Those who choose it tend to like plain answers, short feedback loops and services that stay quick while they grow.",
      "Many of them came from another language. If you are open to people who would like to learn it, an ad that says so reaches far more of them.",
    ],
    faq: [
      [
        "Can we hire people who have not used Go at work?",
        "Yes. The language is learned in a month; concurrency and operations take longer, so ask for these.",
      ],
      [
        "What do Go developers want to know?",
        "How large the services are, how they are observed, and how many of them one team owns.",
      ],
    ],
  },
  {
    skill: "Rust",
    intro: [
      "Rust has moved from side projects into products: networks, databases, robots. More people would like to work with it than there are jobs, so a good ad is answered quickly.",
      "Expect careful readers. They will ask why it was chosen, and a real reason convinces them.",
    ],
    faq: [
      [
        "Is it enough if somebody knows it from private projects?",
        "Often it is: few had the chance at work. Look at what they built rather than at years.",
      ],
      [
        "Which neighbours are worth asking?",
        "People from C++, Go and embedded systems bring the thinking and learn the rest.",
      ],
    ],
  },
  {
    skill: "C++",
    intro: [
      "C++ developers work where milliseconds or bytes count: machines, vehicles, trading, games, engines. The field matters to them as much as the language.",
      "Name the standard you compile with, the platforms and the tests. Silence on these three is read as an answer.",
    ],
    faq: [
      [
        "Should an ad name the domain?",
        "Always. Real-time control and a desktop application share a compiler and little else.",
      ],
      [
        "Are certificates of safety standards needed?",
        "Only where the work is audited. Else they belong into the second half of the ad.",
      ],
    ],
  },
  {
    skill: "C#",
    intro: [
      "C# is at home in companies that have used it for decades and in new services on Linux. Both are good work, and the ad should say which it is.",
      "Its developers are loyal. What moves them is responsibility, a modern runtime and fewer meetings.",
    ],
    faq: [
      [
        "Do we have to mention .NET as well?",
        "Put it in as its own skill: people search for either word.",
      ],
      [
        "Is on-site work a problem?",
        "Less than elsewhere, but hybrid work doubles the places that people can come from.",
      ],
    ],
  },
  {
    skill: "PHP",
    intro: [
      "PHP carries a large part of the web, and the people who know it well are pragmatic about it. They like to ship, and to see who uses what they made.",
      "Frameworks matter more than the language here: say whether it is Laravel, Symfony or your own.",
    ],
    faq: [
      [
        "How do we find PHP developers who can also do the frontend?",
        "Ask for one framework of the frontend as nice to have, and let the match show who has it.",
      ],
      [
        "Our code is old. Do we say so?",
        "Say so, and say what you are doing about it. A plan is attractive.",
      ],
    ],
  },
  {
    skill: "Kotlin",
    intro: [
      "Kotlin is asked for by two groups: teams of Android apps and teams of backends. Their developers overlap less than one would think.",
      "Say in the title which of the two it is, and whether Java code is part of the day.",
    ],
    faq: [
      [
        "Does a Java developer fit?",
        "For backends nearly always. For Android ask for the platform, too.",
      ],
      [
        "Is Kotlin Multiplatform worth naming?",
        "If it is in production with you, yes: it is still rare and people look for it.",
      ],
    ],
  },
  {
    skill: "Swift",
    intro: [
      "Swift developers build for people who hold the result in their hands. They care about craft, accessibility and release rhythm.",
      "An ad that links to the app in the store answers most of their questions.",
    ],
    faq: [
      [
        "Native only, or cross-platform too?",
        "Say what is in the repository. Somebody who wants to go deep into the platform will not stay for a wrapper.",
      ],
      [
        "How large should a mobile team be?",
        "That is yours to say, but a lone developer wants to know who reviews the code.",
      ],
    ],
  },
  {
    skill: "React",
    intro: [
      "React is the most common answer to the question of what a frontend is made of, so it is what surrounds it that tells ads apart: the design system, the data layer, the tests.",
      "Seniors look for ownership of the product. Say who decides what is built.",
    ],
    faq: [
      [
        "Do we ask for Next.js as well?",
        "Only if you use it. It is a skill of its own here and changes who is shown your ad first.",
      ],
      [
        "What about design?",
        "If developers work with designers every day, write it down. It is a reason to apply.",
      ],
    ],
  },
  {
    skill: "Angular",
    intro: [
      "Angular is found where applications are large and live long: insurers, banks, public services, logistics. Its developers value order and upgrade paths.",
      "The version in use is the first thing that they look for.",
    ],
    faq: [
      [
        "Is AngularJS the same?",
        "No. Whoever has left it behind will not come back by accident, so name it if it is still there.",
      ],
      [
        "Which skills go well beside it?",
        "TypeScript in any case, RxJS if you lean on it, and a backend that they may touch.",
      ],
    ],
  },
  {
    skill: "Node.js",
    intro: [
      "Node.js developers often come from the frontend and stay for the backend. They move quickly across the stack and want to own a feature from the table to the screen.",
      "Be clear about load and on-call duty; both are fine when they are known before.",
    ],
    faq: [
      [
        "Should the framework be required?",
        "Rarely. Whoever knows one learns the next within days; ask for databases and queues instead.",
      ],
      ["Do they write TypeScript?", "Most do. Name it as a skill of its own if your code does."],
    ],
  },
  {
    skill: "Spring Boot",
    intro: [
      "Spring Boot is what most new Java services start with. Its developers know their way around transactions, messaging and security and are used to larger teams.",
      "Tell them how services are cut and how many a team looks after.",
    ],
    faq: [
      ["Java or Kotlin?", "Name what new code is written in. Both groups know the framework."],
      [
        "Is cloud experience needed?",
        "Ask for it if the team runs what it builds. If a platform team does, leave it out.",
      ],
    ],
  },
  {
    skill: ".NET",
    intro: [
      "The platform has changed a great deal: it is open, runs on Linux and is quick. Developers who followed it look for teams that did so too.",
      "Say which version you run, and where.",
    ],
    faq: [
      [
        "We still run .NET Framework. Who applies?",
        "People who like to move a system forward. Give them the time to do it and say so.",
      ],
      [
        "Is Azure required?",
        "Only where it is used. Many know AWS instead and change over within weeks.",
      ],
    ],
  },
  {
    skill: "PostgreSQL",
    intro: [
      "Few jobs are only about PostgreSQL, and many stand or fall with it. People who can read a query plan and explain it to others are worth looking for on purpose.",
      "They ask about the size of the data, the number of writes and who may change the schema.",
    ],
    faq: [
      [
        "Administrator or developer?",
        "If somebody is to run the servers, ask for Linux and backups. If somebody is to design tables, ask for a language beside it.",
      ],
      [
        "Does experience with another database count?",
        "Yes. What differs is learned on the job; thinking in sets is not.",
      ],
    ],
  },
  {
    skill: "Kubernetes",
    intro: [
      "Kubernetes people keep the ground firm for everybody else. They look for teams in which platform work is a product with users, not a queue of tickets.",
      "How on-call is shared and paid belongs into the ad.",
    ],
    faq: [
      [
        "Do we need a specialist?",
        "For a handful of services on a managed cluster rarely. Ask for it as nice to have in a backend ad.",
      ],
      [
        "Which skills go well beside it?",
        "Terraform, a cloud, and observability. One programming language shows that tools may be built.",
      ],
    ],
  },
  {
    skill: "AWS",
    intro: [
      "AWS is a hundred services under one name. Say which of them you lean on: somebody from data platforms and somebody from networks both write the same three letters.",
      "Certificates are common and say little; systems that were run say more.",
    ],
    faq: [
      [
        "Should certificates be asked for?",
        "Only where a customer wants them. They keep out people who have run larger systems without one.",
      ],
      [
        "Does Azure or Google Cloud count?",
        "The ideas carry over. List them as nice to have, and the match shows who brings them.",
      ],
    ],
  },
  {
    skill: "Machine Learning",
    intro: [
      "Between research and a service that answers in 50 milliseconds lies most of the work. Say on which side of it your job stands.",
      "Data is what candidates ask about: whose it is, how clean it is, and whether it may be used.",
    ],
    faq: [
      [
        "Is a degree needed?",
        "For research perhaps. For running models in production look for engineers who have done it.",
      ],
      [
        "Which skills should be required?",
        "Python and one framework. The rest changes faster than an ad is online.",
      ],
    ],
  },
];
