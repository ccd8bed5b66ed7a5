import classes from "./brand-mark.module.css";

export interface BrandMarkProps {
  /** The product's name as configured by the operator. */
  name: string;
  /** Shows the mark only; the name is then for screen readers. */
  markOnly?: boolean;
  /** Size of the mark, in px. */
  size?: number;
}

/** The logo: an arch of three stones, with the product's name as text. */
export function BrandMark({ name, markOnly = false, size = 28 }: BrandMarkProps) {
  return (
    <span className={classes.brand}>
      <svg className={classes.mark} viewBox="0 0 32 32" width={size} height={size} aria-hidden>
        <path
          className={classes.leg}
          d="M2.5 29V17.5A13.5 13.5 0 0 1 10.51 5.17L13.09 12.84A5.5 5.5 0 0 0 10.5 17.5V29Z"
        />
        <path
          className={classes.leg}
          d="M29.5 29V17.5A13.5 13.5 0 0 0 21.49 5.17L18.91 12.84A5.5 5.5 0 0 1 21.5 17.5V29Z"
        />
        <path
          className={classes.keystone}
          d="M12.12 3.01L19.88 3.01L18.06 12.4A5.5 5.5 0 0 0 13.94 12.4Z"
        />
      </svg>
      <span className={markOnly ? "visually-hidden" : undefined}>{name}</span>
    </span>
  );
}
