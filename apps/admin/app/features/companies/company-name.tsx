import { LogoTile } from "@devguild/design-system/logo-tile";
import { RowLink } from "@devguild/design-system/row-link";

import classes from "./company-name.module.css";

type Props = {
  name: string;
  logo: string | null;
  to: string;
  children?: React.ReactNode;
};

/** A company in a table: its logo, its name, and details beside it. */
export function CompanyName({ name, logo, to, children }: Props) {
  return (
    <span className={classes.company}>
      <LogoTile name={name} src={logo} size={24} />
      <span className={classes.name} title={name}>
        <RowLink to={to}>{name}</RowLink>
      </span>
      {children}
    </span>
  );
}
