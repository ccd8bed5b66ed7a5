type City = { id: number; kind: string; lat: number | null; lng: number | null };

const EARTH_KM = 6371;
const KM_PER_DEGREE = 111;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance between two points on the earth, in kilometres (haversine). Pure. */
const distanceKm = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) => {
  const half = (from: number, to: number) => Math.sin(toRadians(to - from) / 2) ** 2;
  const h =
    half(a.lat, b.lat) +
    Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * half(a.lng, b.lng);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h));
};

type Located = { id: number; lat: number; lng: number };

// By catalogue, as each search would sort tens of thousands of cities.
const sortedByPlaces = new WeakMap<ReadonlyMap<number, City>, Located[]>();

const sortByLatitude = (places: ReadonlyMap<number, City>): Located[] => {
  const known = sortedByPlaces.get(places);
  if (known) return known;
  const located: Located[] = [];
  for (const { id, kind, lat, lng } of places.values())
    if (kind === "city" && lat !== null && lng !== null) located.push({ id, lat, lng });
  const sorted = located.toSorted((a, b) => a.lat - b.lat);
  sortedByPlaces.set(places, sorted);
  return sorted;
};

/** Finds the first of cities sorted by latitude that isn't south of one. */
const findFrom = (cities: readonly Located[], lat: number) => {
  let [low, high] = [0, cities.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((cities[middle] as Located).lat < lat) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Returns the ids of some cities and of all others within a radius around them. Pure. */
export const listCitiesAround = (
  places: ReadonlyMap<number, City>,
  cities: readonly City[],
  radiusKm: number,
): number[] => {
  const found = new Set(cities.map(({ id }) => id));
  if (radiusKm === 0) return [...found];
  const sorted = sortByLatitude(places);
  const degrees = radiusKm / KM_PER_DEGREE;
  for (const { lat, lng } of cities) {
    if (lat === null || lng === null) continue;
    for (let at = findFrom(sorted, lat - degrees); at < sorted.length; at++) {
      const city = sorted[at] as Located;
      if (city.lat > lat + degrees) break;
      if (distanceKm({ lat, lng }, city) <= radiusKm) found.add(city.id);
    }
  }
  return [...found];
};
