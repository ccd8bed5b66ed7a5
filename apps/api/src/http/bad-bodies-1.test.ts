import { refuseBadBodies } from "../../testing/bad-bodies.ts";

refuseBadBodies(1);
