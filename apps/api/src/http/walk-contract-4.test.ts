import { testContract } from "../../testing/walk-contract.ts";

testContract(4);
