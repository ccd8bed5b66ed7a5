import type { FieldInput } from "@devguild/api-client/use-api-form";
import { TextField } from "@devguild/design-system/text-field";
import { TextButton } from "@devguild/design-system/text-link";
import { useEffect, useRef, useState } from "react";

import { type City, CityField } from "./city-field.tsx";
import classes from "./residence-fields.module.css";

type Props = { city: FieldInput<City | null>; town: FieldInput };

/**
 * A field for the city of residence. For a town that isn't in our list, two fields: its name as typed,
 * and the nearest city that is.
 */
export function ResidenceFields({ city, town }: Props) {
  const [start, setStart] = useState({
    town: town.defaultValue,
    city: city.defaultValue,
    isSwitched: false,
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (start.isSwitched) box.current?.querySelector<HTMLElement>("[role=combobox]")?.focus();
  }, [start]);
  const switchTo = (name: string) => {
    setStart({ town: name, city: null, isSwitched: true });
    town.onChange(name);
    city.onChange(null);
  };
  const { onChange, error } = city;
  return (
    <div ref={box} className={classes.fields}>
      {start.town !== "" ? (
        <>
          <TextField
            {...town}
            label="Town"
            defaultValue={start.town}
            labelEnd={
              <TextButton small onClick={() => switchTo("")}>
                Choose from the list
              </TextButton>
            }
          />
          <CityField
            key="nearest"
            label="Nearest city in our list"
            help="Used for distances and search. Companies see both names."
            defaultValue={start.city}
            onChange={onChange}
            error={error}
          />
        </>
      ) : (
        <CityField
          key="city"
          label="City"
          defaultValue={start.city}
          onChange={onChange}
          error={error}
          onKeepTyped={switchTo}
        />
      )}
    </div>
  );
}
