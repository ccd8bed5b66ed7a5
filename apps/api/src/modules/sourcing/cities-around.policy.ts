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

/** Returns the ids of some cities and of all others within a radius around them. Pure. */
export const listCitiesAround = (
  places: Iterable<City>,
  cities: readonly City[],
  radiusKm: number,
): number[] => {
  const found = new Set(cities.map(({ id }) => id));
  const centers = cities.flatMap(({ lat, lng }) =>
    lat === null || lng === null ? [] : [{ lat, lng }],
  );
  if (radiusKm === 0 || centers.length === 0) return [...found];
  const degrees = radiusKm / KM_PER_DEGREE;
  for (const { id, kind, lat, lng } of places) {
    if (kind !== "city" || lat === null || lng === null) continue;
    const isNear = centers.some(
      (center) =>
        Math.abs(center.lat - lat) <= degrees && distanceKm(center, { lat, lng }) <= radiusKm,
    );
    if (isNear) found.add(id);
  }
  return [...found];
};
