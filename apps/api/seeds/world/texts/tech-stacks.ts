type Faq = readonly [question: string, answer: string];
export type TechStackText = { skill: string; intro: readonly string[]; faq: readonly Faq[] };

/** The editors' texts for hiring teams: what a skill is good for, and common questions. */
export const TECH_STACK_TEXTS: readonly TechStackText[] = [
  {
    skill: "JavaScript",
    intro: [
      "Nearly everyone who builds for the web has written JavaScript, so the word alone doesn’t narrow things down. Say whether the work is in browsers, on servers or in tooling, and which framework you use.",
      "Experienced developers tend to judge an ad by its build and test setup. Two sentences about both save a round of questions.",
    ],
    faq: [
      [
        "Should we ask for JavaScript or TypeScript?",
        "Whichever is in your repository. Most people who know TypeScript know JavaScript, and the match score treats them as two skills.",
      ],
      [
        "How many years should we ask for?",
        "Ask for seniority instead. Years with a language and years on a product aren’t the same, and a number can put good people off.",
      ],
    ],
  },
  {
    skill: "TypeScript",
    intro: [
      "TypeScript developers like contracts: types that tell the truth, and a compiler people listen to. Whether `strict` is on tells them more about a team than a paragraph about culture.",
      "TypeScript runs in the browser and on the server. An ad that says which, or honestly says both, gets better applications.",
    ],
    faq: [
      [
        "Can a frontend developer who knows TypeScript work on the backend?",
        "Often, with time to learn operations and data. Name the database and the runtime, and the match score shows who has used them.",
      ],
      [
        "Which skills go well with it?",
        "React or Angular for screens, Node.js or NestJS for services. Ask for more than four skills, and hardly anyone will fit.",
      ],
    ],
  },
  {
    skill: "Python",
    intro: [
      "Python is three job markets in one: web backends, data platforms and machine learning. Developers search for the field, so put it in the title.",
      "The first thing they’ll ask is how code gets to production, and who owns it when it fails at night.",
    ],
    faq: [
      [
        "Do we need a data engineer or a backend developer?",
        "If the job is running pipelines, a data engineer; if it’s running an API, a backend developer. If it’s both, say how much of each.",
      ],
      [
        "Should notebooks be mentioned?",
        "Yes, if they’re part of the job. People who love them and people who don’t will both thank you.",
      ],
    ],
  },
  {
    skill: "Java",
    intro: [
      "Java runs what mustn’t stop: payments, timetables, claims. Its developers are used to long-lived systems, and check an ad for the version you use and your plans to upgrade.",
      "Say which parts are old. Many senior developers are happy to take on a migration, just not as a surprise.",
    ],
    faq: [
      [
        "Does the version matter in an ad?",
        "It does. A current version attracts people that Java 8 doesn’t, and being honest about it avoids early goodbyes.",
      ],
      [
        "Is Kotlin a substitute?",
        "Developers who know one learn the other within weeks. Require one and list the other as nice to have.",
      ],
    ],
  },
  {
    skill: "Go",
    intro: [
      "Go is small on purpose. People who choose it tend to like plain answers, short feedback loops and services that stay fast as they grow.",
      "Many of them came from another language. If you’re open to people who want to learn Go, say so in the ad: you’ll reach far more of them.",
    ],
    faq: [
      [
        "Can we hire people who haven’t used Go at work?",
        "Yes. You can learn the language in a month; concurrency and operations take longer, so ask for those.",
      ],
      [
        "What do Go developers want to know?",
        "How big the services are, how you monitor them, and how many of them one team owns.",
      ],
    ],
  },
  {
    skill: "Rust",
    intro: [
      "Rust has moved from side projects into products: networks, databases, robots. More people want to work with it than there are jobs, so a good ad gets applications fast.",
      "Expect careful readers. They’ll ask why you chose it, and a real reason convinces them.",
    ],
    faq: [
      [
        "Is experience from side projects enough?",
        "Often, yes: few people get the chance at work. Look at what they’ve built rather than at years.",
      ],
      [
        "Which other developers should we consider?",
        "People from C++, Go and embedded systems bring the right mindset and learn the rest.",
      ],
    ],
  },
  {
    skill: "C++",
    intro: [
      "C++ developers work where milliseconds or bytes count: machines, vehicles, trading, games, engines. The field matters to them as much as the language.",
      "Name the standard you compile with, your platforms and your tests. Leave them out, and people will assume the worst.",
    ],
    faq: [
      [
        "Should an ad name the domain?",
        "Always. Real-time control and a desktop application share a compiler and little else.",
      ],
      [
        "Do we need people with safety certifications?",
        "Only where the work is audited. Otherwise, list them as nice to have.",
      ],
    ],
  },
  {
    skill: "C#",
    intro: [
      "C# is at home in companies that have used it for decades and in new services on Linux. Both make good jobs, and the ad should say which it is.",
      "Its developers are loyal. What moves them is responsibility, a modern runtime and fewer meetings.",
    ],
    faq: [
      [
        "Should we mention .NET as well?",
        "Yes, add it as its own skill: people search for either.",
      ],
      [
        "Is on-site work a problem?",
        "Less than elsewhere, but hybrid work doubles the area you can hire from.",
      ],
    ],
  },
  {
    skill: "PHP",
    intro: [
      "PHP carries a large part of the web, and the people who know it well are pragmatic about it. They like to ship, and to see people use what they’ve built.",
      "Frameworks matter more than the language here: say whether it is Laravel, Symfony or your own.",
    ],
    faq: [
      [
        "How do we find PHP developers who can also do the frontend?",
        "List one frontend framework as nice to have, and let the match score show who knows it.",
      ],
      [
        "Our code is old. Should we say so?",
        "Yes, and say what you’re doing about it. A plan is attractive.",
      ],
    ],
  },
  {
    skill: "Kotlin",
    intro: [
      "Two kinds of teams look for Kotlin: Android and backend. Their developers overlap less than you’d think.",
      "Say in the title which of the two it is, and whether there’s Java code, too.",
    ],
    faq: [
      [
        "Does a Java developer fit?",
        "For backends, nearly always. For Android, ask for platform experience, too.",
      ],
      [
        "Is Kotlin Multiplatform worth naming?",
        "If you use it in production, yes: it’s still rare, and people look for it.",
      ],
    ],
  },
  {
    skill: "Swift",
    intro: [
      "Swift developers build things people hold in their hands. They care about craft, accessibility and release rhythm.",
      "A link to your app in the store answers most of their questions.",
    ],
    faq: [
      [
        "Native only, or cross-platform too?",
        "Say what’s in the repository. Someone who wants to go deep into the platform won’t stay for a wrapper.",
      ],
      [
        "How large should a mobile team be?",
        "That’s up to you, but a lone developer will want to know who reviews the code.",
      ],
    ],
  },
  {
    skill: "React",
    intro: [
      "React is what most frontends are built with, so what sets your ad apart is everything around it: the design system, the data layer, the tests.",
      "Senior developers look for ownership. Say who decides what gets built.",
    ],
    faq: [
      [
        "Should we ask for Next.js as well?",
        "Only if you use it. It’s a skill of its own here, and affects who sees your ad first.",
      ],
      [
        "What about design?",
        "If developers work with designers every day, say so. It’s a reason to apply.",
      ],
    ],
  },
  {
    skill: "Angular",
    intro: [
      "You’ll find Angular where applications are large and long-lived: insurers, banks, public services, logistics. Its developers value order and upgrade paths.",
      "The version you use is the first thing they look for.",
    ],
    faq: [
      [
        "Is AngularJS the same?",
        "No. People who’ve left it behind won’t want to go back by accident, so mention it if you still use it.",
      ],
      [
        "Which skills go well with it?",
        "TypeScript in any case, RxJS if you rely on it, and the backend if they’ll work on it.",
      ],
    ],
  },
  {
    skill: "Node.js",
    intro: [
      "Node.js developers often come from the frontend and stay for the backend. They move quickly across the stack and want to own a feature from the database to the screen.",
      "Be clear about load and on-call; both are fine when people know in advance.",
    ],
    faq: [
      [
        "Should we require a framework?",
        "Rarely. Someone who knows one learns the next within days; ask for databases and queues instead.",
      ],
      ["Do they write TypeScript?", "Most do. Name it as a skill of its own if your code does."],
    ],
  },
  {
    skill: "Spring Boot",
    intro: [
      "Spring Boot is what most new Java services start with. Its developers know their way around transactions, messaging and security and are used to larger teams.",
      "Tell them how your services are split, and how many each team looks after.",
    ],
    faq: [
      ["Java or Kotlin?", "Name the one you write new code in. Both groups know the framework."],
      [
        "Is cloud experience needed?",
        "Ask for it if the team runs what it builds. If a platform team does, leave it out.",
      ],
    ],
  },
  {
    skill: ".NET",
    intro: [
      "The platform has changed a lot: it’s open source, fast, and runs on Linux. Developers who’ve kept up look for teams that have, too.",
      "Say which version you run, and where.",
    ],
    faq: [
      [
        "We still run .NET Framework. Who applies?",
        "People who like to move a system forward. Give them time to do it, and say so.",
      ],
      [
        "Is Azure required?",
        "Only if you use it. Many people know AWS instead and switch within weeks.",
      ],
    ],
  },
  {
    skill: "PostgreSQL",
    intro: [
      "Few jobs are only about PostgreSQL, but many depend on it. It’s worth looking for people who can read a query plan and explain it to others.",
      "They’ll ask about the size of your data, the number of writes and who can change the schema.",
    ],
    faq: [
      [
        "Administrator or developer?",
        "If they’ll run the servers, ask for Linux and backups. If they’ll design tables, ask for a programming language, too.",
      ],
      [
        "Does experience with another database count?",
        "Yes. People learn the differences on the job; thinking in sets is harder to learn.",
      ],
    ],
  },
  {
    skill: "Kubernetes",
    intro: [
      "Kubernetes engineers provide the ground everyone else builds on. They look for teams where the platform is a product with users, not a queue of tickets.",
      "Say in the ad how on-call is shared and paid.",
    ],
    faq: [
      [
        "Do we need a specialist?",
        "For a handful of services on a managed cluster, rarely. List it as nice to have in a backend ad.",
      ],
      [
        "Which skills go well with it?",
        "Terraform, a cloud provider and observability. Add a programming language if they’ll build tools.",
      ],
    ],
  },
  {
    skill: "AWS",
    intro: [
      "AWS is a hundred services under one name. Say which of them you rely on: people from data platforms and people from networking both write the same three letters.",
      "Certifications are common and say little; systems people have run say more.",
    ],
    faq: [
      [
        "Should we ask for certifications?",
        "Only if a customer requires them. They rule out people who’ve run larger systems without one.",
      ],
      [
        "Does Azure or Google Cloud count?",
        "The ideas carry over. List them as nice to have, and the match score shows who knows them.",
      ],
    ],
  },
  {
    skill: "Machine Learning",
    intro: [
      "Most of the work lies between research and a service that answers in 50 milliseconds. Say which side your job is on.",
      "Candidates will ask about the data: whose it is, how clean it is, and whether you’re allowed to use it.",
    ],
    faq: [
      [
        "Is a degree needed?",
        "For research, perhaps. For running models in production, look for engineers who’ve done it.",
      ],
      [
        "Which skills should we require?",
        "Python and one framework. The rest changes faster than your ad expires.",
      ],
    ],
  },
];
