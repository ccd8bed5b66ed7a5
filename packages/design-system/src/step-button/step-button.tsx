import { IconButton, type IconButtonProps } from "../icon-button/icon-button.tsx";

export interface StepButtonProps extends Omit<IconButtonProps, "disabled"> {
  /** Whether it leads nowhere, at the end of the series. */
  atEnd: boolean;
}

/** An icon button that steps through a series. At the end it keeps the focus, which a disabled button would lose. */
export function StepButton({ atEnd, onClick, ...rest }: StepButtonProps) {
  return (
    <IconButton
      {...rest}
      aria-disabled={atEnd || undefined}
      onClick={atEnd ? undefined : onClick}
    />
  );
}
