import { useId, type ComponentProps, type ReactNode } from "react";
import choice from "../checkbox-field/choice.module.css";

export interface SwitchFieldProps extends Omit<ComponentProps<"input">, "type" | "size" | "role"> {
  label: ReactNode;
  help?: ReactNode;
}

// A checkbox tells its own state; aria-checked beside it could only contradict it.
const switchRole = { role: "switch" };

/** Turns something on or off at once; in a form that is sent, take a checkbox. */
export function SwitchField({ label, help, id, ...input }: SwitchFieldProps) {
  const generatedId = useId();
  const ownId = id ?? generatedId;
  return (
    <div>
      <label className={choice.row}>
        <input
          type="checkbox"
          {...switchRole}
          id={ownId}
          className={choice.switch}
          aria-describedby={help ? `${ownId}-help` : undefined}
          {...input}
        />
        <span className={choice.words}>{label}</span>
      </label>
      {help && (
        <div id={`${ownId}-help`} className={choice.help}>
          {help}
        </div>
      )}
    </div>
  );
}
