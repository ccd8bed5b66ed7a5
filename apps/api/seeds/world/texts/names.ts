/** Given names and surnames by country. */
export const NAMES: Record<string, { given: string; family: string }> = {
  DE: {
    given:
      "Jonas Mara Lukas Hannah Felix Lea Moritz Clara Tobias Frieda Matthias Nele Konrad Johanna Henrik Ida",
    family:
      "Brandt Kessler Vogel Lindner Hartmann Seidel Krüger Bergmann Engel Reuter Sauer Albrecht Winkler Dietrich Pohl Steiner",
  },
  AT: {
    given: "Valentin Magdalena Stefan Theresa Florian Katharina Lorenz Viktoria",
    family: "Gruber Huber Pichler Moser Eder Brunner Leitner Aigner",
  },
  CH: {
    given: "Reto Seraina Urs Flurina Beat Anouk Nico Livia",
    family: "Zürcher Ammann Keller Frei Bühler Wyss Caduff Rochat",
  },
  FR: {
    given: "Camille Antoine Élise Mathieu Inès Baptiste Margaux Théo Nadia Rémi Aurélie Corentin",
    family:
      "Moreau Fontaine Lefèvre Girard Mercier Chevalier Rousseau Blanchard Renaud Duret Perrin Marchand",
  },
  ES: {
    given: "Lucía Javier Marta Álvaro Carmen Diego Nuria Pablo Irene Sergio",
    family: "Serrano Vidal Ortega Molina Navarro Castaño Herrera Ibáñez Prieto Ferrer",
  },
  PT: {
    given: "Tomás Beatriz Rui Inês Duarte Mariana Gonçalo Leonor",
    family: "Carvalho Teixeira Moura Pinto Azevedo Lopes Faria Sequeira",
  },
  IT: {
    given: "Giulia Matteo Chiara Davide Elena Lorenzo Sara Tommaso Martina Andrea",
    family: "Conti Ferraro Santoro Marchetti Gallo Bianco Rinaldi Monti Bellini Colombo",
  },
  NL: {
    given: "Sanne Jan Femke Bram Lotte Daan Maaike Joost Esmée Ruben",
    family: "Terpstra Visser Vos Mulder Hoekstra Bakker Dijkstra Kuipers Postma Smit",
  },
  BE: {
    given: "Wout Elke Pieter Charlotte Maxime Noor Jasper Aline",
    family: "Peeters Claes Wouters Lambert Goossens Dumont Maes Hermans",
  },
  PL: {
    given: "Piotr Kasia Tomasz Agnieszka Emil Zofia Marek Hanna Wojciech Maja Michał Ola",
    family: "Nowak Wójcik Mazur Kaczmarek Pawlak Dudek Wrona Sikora Bąk Gołąb Kozak Zając",
  },
  CZ: {
    given: "Jakub Tereza Ondřej Lenka Vojtěch Markéta",
    family: "Janů Krejčí Petrů Jirků Tichý Martinů",
  },
  SK: {
    given: "Marek Zuzana Juraj Katarína Samuel Lucia",
    family: "Hollý Krajčí Hruška Bartoš Ševčík Tóth",
  },
  HU: {
    given: "Bence Réka Gergő Eszter Márton Dóra",
    family: "Szabó Kiss Farkas Balogh Takács Lakatos",
  },
  SE: {
    given: "Oskar Linnea Erik Saga Axel Ebba Nils Freja",
    family: "Lund Lindqvist Månsson Sjöberg Ek Norberg Hallgren Wallin",
  },
  NO: {
    given: "Henrik Marit Sindre Ingrid Eirik Solveig Lars Astrid",
    family: "Aas Solheim Haugen Bakken Dahl Moen Strand Lie",
  },
  DK: {
    given: "Mads Freja Rasmus Sofie Anders Karen Jeppe Signe",
    family: "Lind Kjær Holm Skov Bech Krogh Vestergaard Thorup",
  },
  FI: {
    given: "Aino Juhani Eero Helmi Ville Kaisa Otso Sini",
    family: "Rautio Lehtonen Mäkinen Heikkilä Niemi Salo Koskela Virta",
  },
  EE: { given: "Kristjan Liis Rasmus Maarja", family: "Tamm Saar Kask Rebane" },
  LV: { given: "Jānis Elīna Artūrs Ilze", family: "Liepa Ozols Krauze Vanags" },
  LT: { given: "Tadas Ieva Mantas Rūta", family: "Vaitkus Urbonas Mažeika Balsys" },
  RO: {
    given: "Andrei Ioana Radu Mihaela Vlad Cristina",
    family: "Ionescu Munteanu Stan Dobre Lungu Vasilescu",
  },
  BG: { given: "Georgi Desislava Ivaylo Yana", family: "Kostov Hristov Marinov Tsvetkov" },
  GR: { given: "Nikos Eleni Kostas Danae", family: "Papadakis Ioannou Vlachos Galanis" },
  HR: { given: "Ivan Petra Luka Ana Marko Iva", family: "Horvat Babić Jurić Marić Kovač Vuković" },
  SI: { given: "Matej Nina Rok Eva", family: "Zupan Kralj Hribar Oblak" },
  RS: { given: "Nemanja Milica Stefan Jovana", family: "Petrović Ilić Savić Đurić" },
  UA: {
    given: "Oleksandr Daryna Taras Oksana Bohdan Iryna",
    family: "Shevchenko Bondar Koval Tkach Melnyk Lysenko",
  },
  TR: {
    given: "Yusuf Elif Kerem Zeynep Emre Defne",
    family: "Karaca Aydın Yıldız Demir Şahin Öztürk",
  },
  GB: {
    given: "Rhys Imogen Callum Harriet Owen Priya Malik Eleanor Aaron Fiona",
    family: "Ashworth Pritchard Hale Okafor Whitlock Baines Adeyemi Fairclough Merrick Doyle",
  },
  IE: {
    given: "Cian Aoife Ronan Niamh Eoin Saoirse",
    family: "Byrne Kavanagh Nolan Sheehan Tierney Foley",
  },
  IN: {
    given: "Ananya Rohan Kavya Arjun Meera Vikram",
    family: "Iyer Deshpande Nair Kulkarni Rao Bhat",
  },
  NG: { given: "Amara Chidi Ngozi Tunde", family: "Nwosu Eze Balogun Okonkwo" },
  BR: { given: "Rafael Larissa Thiago Camila", family: "Barbosa Moreira Cardoso Ribeiro" },
  CA: { given: "Noah Maya Gabriel Chloé", family: "Tremblay Campbell Gagnon Fraser" },
  US: { given: "Corin Rosalind Marcus Tess", family: "Whitaker Sandoval Pruitt Castellane" },
  AR: { given: "Julieta Facundo Malena Bruno", family: "Acosta Benítez Quiroga Rossi" },
  MX: { given: "Ximena Emiliano Regina Mateo", family: "Cervantes Orozco Villarreal Lozano" },
};

/** The native language of people from a country, and those many of them have learnt. */
export const SPOKEN: Record<string, readonly [native: string, ...learnt: string[]]> = {
  DE: ["German", "French"],
  AT: ["German", "Italian"],
  CH: ["German", "French", "Italian"],
  FR: ["French", "Spanish", "German"],
  ES: ["Spanish", "Catalan", "French"],
  PT: ["Portuguese", "Spanish"],
  IT: ["Italian", "French"],
  NL: ["Dutch", "German"],
  BE: ["Dutch", "French"],
  PL: ["Polish", "German"],
  CZ: ["Czech", "German"],
  SK: ["Slovak", "Czech"],
  HU: ["Hungarian", "German"],
  SE: ["Swedish", "German"],
  NO: ["Norwegian", "Swedish"],
  DK: ["Danish", "German"],
  FI: ["Finnish", "Swedish"],
  EE: ["Estonian", "Russian"],
  LV: ["Latvian", "Russian"],
  LT: ["Lithuanian", "Polish"],
  RO: ["Romanian", "French"],
  BG: ["Bulgarian", "German"],
  GR: ["Greek", "German"],
  HR: ["Croatian", "German"],
  SI: ["Slovenian", "Croatian", "German"],
  RS: ["Serbian", "German"],
  UA: ["Ukrainian", "Polish"],
  TR: ["Turkish", "German"],
  GB: ["English", "French"],
  IE: ["English", "Spanish"],
  IN: ["Hindi", "German"],
  NG: ["English", "French"],
  BR: ["Portuguese", "Spanish"],
  CA: ["English", "French"],
  US: ["English", "Spanish"],
  AR: ["Spanish", "Italian"],
  MX: ["Spanish", "French"],
};
