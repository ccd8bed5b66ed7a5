import type { CompanyUser } from "@devguild/schemas/company-users";

/** What each dialog about a company's user is given. */
export type UserModalProps = { companyId: number; user: CompanyUser; onClose: () => void };
