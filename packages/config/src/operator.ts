import { z } from "zod";

const line = (missing = "") => z.string().trim().max(300).default(missing);

/** The operator, for the imprint and the terms; empty values are left out. */
export const operatorVariables = {
  OPERATOR_NAME: line("Devguild Demo"),
  /** Lines are separated by commas. */
  OPERATOR_ADDRESS: line("1 Example Street, 1010 Vienna, Austria"),
  OPERATOR_REPRESENTATIVE: line(),
  OPERATOR_REGISTER: line(),
  OPERATOR_VAT_ID: line(),
  OPERATOR_EMAIL: z.email().default("office@devguild.example"),
  OPERATOR_PHONE: line(),
};

export type Operator = {
  name: string;
  address: readonly string[];
  representative: string;
  register: string;
  vatId: string;
  email: string;
  phone: string;
};

type Values = { [Name in keyof typeof operatorVariables]: string };

/** Returns the operator from the variables. */
export const readOperator = (values: Values): Operator => ({
  name: values.OPERATOR_NAME,
  address: values.OPERATOR_ADDRESS.split(",").map((part) => part.trim()),
  representative: values.OPERATOR_REPRESENTATIVE,
  register: values.OPERATOR_REGISTER,
  vatId: values.OPERATOR_VAT_ID,
  email: values.OPERATOR_EMAIL,
  phone: values.OPERATOR_PHONE,
});
