import { testBadBodies } from "../../testing/bad-bodies.ts";

testBadBodies(1);
