import classes from "./changed-fields.module.css";

/** A field that changed; without values where they would tell nothing, as for a picture. */
export interface ChangedField {
  label: string;
  before: string | null;
  after: string | null;
}

const NONE = <span className="dim">–</span>;

/** The fields that a change set, before and after. */
export function ChangedFields({ changes }: { changes: readonly ChangedField[] }) {
  return (
    <table className={classes.fields}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {before === null && after === null ? (
              <td colSpan={2} className="dim">
                Changed
              </td>
            ) : (
              <>
                <td data-side="Before">{before ?? NONE}</td>
                <td data-side="After">{after ?? NONE}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
