import { useId, type ComponentProps, type ReactNode } from "react";
import choice from "../checkbox-field/choice.module.css";

export interface SwitchFieldProps extends Omit<ComponentProps<"input">, "type" | "size" | "role"> {
  label: ReactNode;
  help?: ReactNode;
}

// A native checkbox exposes its state; aria-checked could only contradict it.
const switchRole = { role: "switch" };

/** A switch with immediate effect; in a form that is submitted, use a checkbox. */
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
