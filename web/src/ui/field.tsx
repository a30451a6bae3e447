import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

type FieldProps = {
  readonly label: string;
  readonly name: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
} & Omit<ComponentProps<'input'>, 'id' | 'className' | 'name'>;

/** A labelled input with its hint and its error. */
export function Field({ label, error, hint, ...input }: FieldProps) {
  const ids = useFieldIds(error, hint);
  return (
    <div className={styles.field}>
      <label htmlFor={ids.input}>{label}</label>
      <input id={ids.input} {...describeField(ids)} {...input} />
      <FieldNotes ids={ids} error={error} hint={hint} />
    </div>
  );
}

type TextAreaFieldProps = Pick<FieldProps, 'label' | 'name' | 'error' | 'hint'> &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'name'>;

export function TextAreaField({ label, error, hint, ...area }: TextAreaFieldProps) {
  const ids = useFieldIds(error, hint);
  return (
    <div className={styles.field}>
      <label htmlFor={ids.input}>{label}</label>
      <textarea id={ids.input} {...describeField(ids)} {...area} />
      <FieldNotes ids={ids} error={error} hint={hint} />
    </div>
  );
}

type SelectFieldProps = Pick<FieldProps, 'label' | 'name' | 'error' | 'hint'> &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'name'>;

/** A select with few options, its children. */
export function SelectField({ label, error, hint, ...select }: SelectFieldProps) {
  const ids = useFieldIds(error, hint);
  return (
    <div className={styles.field}>
      <label htmlFor={ids.input}>{label}</label>
      <select id={ids.input} {...describeField(ids)} {...select} />
      <FieldNotes ids={ids} error={error} hint={hint} />
    </div>
  );
}

type CheckboxFieldProps = Omit<FieldProps, 'label'> & { readonly label: ComponentProps<'label'>['children'] };

export function CheckboxField({ label, error, hint, ...input }: CheckboxFieldProps) {
  const ids = useFieldIds(error, hint);
  return (
    <div className={styles.field}>
      <div className={styles.box}>
        <input id={ids.input} type="checkbox" {...describeField(ids)} {...input} />
        <label htmlFor={ids.input}>{label}</label>
      </div>
      <FieldNotes ids={ids} error={error} hint={hint} />
    </div>
  );
}

export type FieldIds = {
  readonly input: string;
  readonly error: string | undefined;
  readonly hint: string | undefined;
};

/** The ids that connect label, input and notes of a field, for custom fields. */
export function useFieldIds(error: string | undefined, hint: string | undefined): FieldIds {
  const id = useId();
  return { input: id, error: error ? `${id}error` : undefined, hint: hint ? `${id}hint` : undefined };
}

/** The aria attributes of a field's input. */
export function describeField({ error, hint }: FieldIds) {
  const description = [error, hint].filter(Boolean).join(' ');
  return { ...(error && { 'aria-invalid': true }), ...(description && { 'aria-describedby': description }) };
}

type FieldNotesProps = { readonly ids: FieldIds } & Pick<FieldProps, 'error' | 'hint'>;

export function FieldNotes({ ids, error, hint }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={ids.error}>
          {error}
        </p>
      )}
    </>
  );
}
