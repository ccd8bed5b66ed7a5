import { DEFAULT_AVATARS, FALLBACK_AVATAR } from "@devguild/schemas/constants/uploads";

type Face = { ground: string; clothes: string; skin: string; hair: string };

const FACES: readonly Face[] = [
  { ground: "#DDE3FF", clothes: "#2F4BFF", skin: "#F1C9A5", hair: "#3B2A20" },
  { ground: "#FFE3D6", clothes: "#C8481B", skin: "#8D5A3A", hair: "#1C1512" },
  { ground: "#D9F2E4", clothes: "#1B7F4D", skin: "#E0AC7E", hair: "#6B3E1E" },
  { ground: "#FBE2F0", clothes: "#A8327A", skin: "#F6D7BF", hair: "#C77B30" },
  { ground: "#FFF0C7", clothes: "#8A6100", skin: "#5E3A24", hair: "#0F0C0A" },
  { ground: "#E5E0F7", clothes: "#5B3FB5", skin: "#CF9766", hair: "#777777" },
];
const ANONYMOUS: Face = { ground: "#E9E6DF", clothes: "#A8A294", skin: "#C9C4B8", hair: "#C9C4B8" };

const draw = ({ ground, clothes, skin, hair }: Face) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${ground}"/><path d="M12 96c0-21 16-32 36-32s36 11 36 32z" fill="${clothes}"/><path d="M40 54h16v14a8 8 0 0 1-16 0z" fill="${skin}"/><circle cx="48" cy="40" r="18" fill="${skin}"/><path d="M29 40a19 19 0 0 1 38 0c-6-9-13-12-19-12s-13 3-19 12z" fill="${hair}"/></svg>`;

const DRAWN = new Map<string, string>([
  [FALLBACK_AVATAR, draw(ANONYMOUS)],
  ...FACES.map((face, index): [string, string] => [DEFAULT_AVATARS[index] ?? "", draw(face)]),
]);

/** Returns a drawn avatar as SVG: one of the six to choose from, or the one shown for deleted users. */
export const drawAvatar = (name: string) => DRAWN.get(name);
