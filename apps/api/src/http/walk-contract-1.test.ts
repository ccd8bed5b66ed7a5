import { testContract } from "../../testing/walk-contract.ts";

testContract(1);
