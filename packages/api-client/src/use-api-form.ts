import { getFormErrors } from "@devguild/api-client/form-errors";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useRef, useState } from "react";

import type { FormDraft } from "./form-drafts.ts";
import { readChange, readTypedValues } from "./typed-values.ts";

/** What a form holds: texts, ticks, choices and lists, by the names that their errors have. */
export type FormValues = Record<string, unknown>;

type Call<Input, Answer> = { call: (input: Input) => Promise<Answer> };
type Errors = Record<string, string | undefined>;

type Options<Input, Answer, Values extends FormValues> = {
  initialValues: Values;
  toInput: (values: Values) => NoInfer<Input> | Promise<NoInfer<Input>>;
  /** What is wrong before anything is sent, by field. */
  check?: (values: Values) => Errors;
  onSuccess?: (answer: NoInfer<Answer>, values: Values) => unknown;
  onError?: (error: Error) => unknown;
  /** Stores what is typed until it is sent: `storeDraft`. */
  draft?: FormDraft | undefined;
  /** The form starts again with the initial values: what shows its values elsewhere follows. */
  onReset?: () => void;
};

/** Finds what is wrong in a form, also a choice among radio buttons. */
export const WRONG_FIELD = "[aria-invalid=true],[data-wrong]:enabled";

/** What a text field, a choice or a list is given. */
export type FieldInput<Value = string> = {
  name: string;
  defaultValue: Value;
  onChange: (change: unknown) => void;
  error: string | undefined;
};

/** What a box to tick is given. */
export type TickInput = Omit<FieldInput, "defaultValue"> & { defaultChecked: boolean };

/**
 * A form that makes one call. Its fields and their errors are typed by its values; what the server refuses (422) is
 * shown at its field and the first of them takes the focus; while one is on its way no second is sent. Offline is
 * an error at once. Source: docs/decisions/forms.md.
 */
export const useApiForm = <Input, Answer, Values extends FormValues>(
  { call }: Call<Input, Answer>,
  {
    initialValues,
    toInput,
    check,
    onSuccess,
    onError,
    draft,
    onReset,
  }: Options<Input, Answer, Values>,
) => {
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [{ first, version, isRestored }, setStart] = useState(() => {
    const stored = draft?.read() ?? {};
    return {
      first: { ...initialValues, ...stored },
      version: 0,
      isRestored: Object.keys(stored).length > 0,
    };
  });
  const values = useRef(first);
  const [isTouched, setTouched] = useState(isRestored);
  const [errors, setErrors] = useState<Errors>({});
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>(WRONG_FIELD)?.focus();
  }, [refusals]);
  const refuse = (fields: Errors) => {
    setErrors(fields);
    setRefusals((before) => before + 1);
  };
  const mutation = useMutation({
    mutationFn: async (sent: Values) => call(await toInput(sent)),
    onSuccess: (answer, sent) => {
      setTouched(false);
      draft?.write(null);
      return onSuccess?.(answer, sent);
    },
    onError: (error, sent) => {
      const { fields } = getFormErrors(error, Object.keys(initialValues));
      // What was changed meanwhile isn't what was refused, and whoever is typing keeps the focus.
      for (const name in fields) if (values.current[name] !== sent[name]) delete fields[name];
      (values.current === sent ? refuse : setErrors)(fields);
      return onError?.(error);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  const submit = () => {
    // A second press may come before the first is drawn.
    if (isSending.current) return;
    values.current = { ...values.current, ...readTypedValues(element.current, initialValues) };
    const wrong = check?.(values.current) ?? {};
    if (Object.keys(wrong).length > 0) {
      mutation.reset();
      return refuse(wrong);
    }
    isSending.current = true;
    setErrors({});
    mutation.mutate(values.current);
  };
  const getInput = (name: keyof Values & string) => ({
    name,
    onChange: (change: unknown) => {
      values.current = { ...values.current, [name]: readChange(change) };
      draft?.write(values.current);
      setTouched(true);
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
    error: errors[name],
  });
  return {
    /** For the form's element. */
    props: {
      key: version,
      ref: element,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit();
      },
    },
    field: <Value = string>(name: keyof Values & string): FieldInput<Value> => ({
      ...getInput(name),
      defaultValue: first[name] as Value,
    }),
    tick: (name: keyof Values & string): TickInput => ({
      ...getInput(name),
      defaultChecked: first[name] === true,
    }),
    /** By field, and by the path of what is wrong inside a list: "skills.2.years". */
    errors,
    /** What is wrong and belongs to no field. */
    error: mutation.error && getFormErrors(mutation.error, Object.keys(initialValues)).general,
    /** Whether something was changed since the form was opened or sent. */
    isTouched,
    /** Whether it was opened with a draft. */
    isRestored,
    isPending: mutation.isPending,
    isSuccess: mutation.isSuccess,
    answer: mutation.data,
    /** What was sent last. */
    sent: mutation.variables,
    failure: mutation.error,
    /** Starts again with the initial values and deletes the draft. */
    reset: () => {
      values.current = initialValues;
      setStart({ first: initialValues, version: version + 1, isRestored: false });
      setErrors({});
      setTouched(false);
      mutation.reset();
      draft?.write(null);
      onReset?.();
    },
  };
};

/** A form, as what draws it needs it. */
export type ApiFormState = Pick<
  ReturnType<typeof useApiForm>,
  "props" | "error" | "isPending" | "isSuccess" | "isTouched" | "isRestored" | "reset"
>;

/** A form that has the fields `Name`, whatever else it has. */
export type FormWith<Name extends string> = {
  field: <Value = string>(name: Name) => FieldInput<Value>;
  tick: (name: Name) => TickInput;
};
