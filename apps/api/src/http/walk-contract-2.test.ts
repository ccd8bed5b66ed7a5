import { walkContract } from "../../testing/walk-contract.ts";

walkContract(2);
