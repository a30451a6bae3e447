import { ApiError } from '@approdo/shared/client';
import { fieldsOf } from '@approdo/shared/contract/base/problem';
import { formatMessages, type MessagesByName } from '@approdo/shared/words/say';
import {
  type ChangeEvent,
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { z } from 'zod';
import { findConflict, type LoadLatest, type Problem, sayConflict, versionOf } from '../feedback/conflict.ts';
import { type Telling, tellFailure } from '../feedback/failure.ts';
import { focusField } from './focus-field.ts';
import { loadFormWords } from './form-words.ts';
import { useLeaveGuard } from './leave-question.tsx';
import { type At, type FieldOf, typedAt, withTyped } from './typed-at.ts';

export type Faults = Readonly<Record<string, string | undefined>>;

type Versioned = {
  /** Of the edited record, so that another user's change is not overwritten unseen. */
  readonly version: string | undefined;
  /** Loads what someone else saved; undefined if that is not possible. */
  readonly loadLatest: LoadLatest | undefined;
  /** What to do after a conflict, where saving again overwrites nothing. */
  readonly conflictHelp?: string;
};
type Unversioned = {
  readonly version?: undefined;
  readonly loadLatest?: undefined;
  readonly conflictHelp?: undefined;
};

type FormOptions<Draft, Values> = (Versioned | Unversioned) & {
  readonly schema: z.ZodType<Values>;
  /** The initial values as typed, which is text for a number too. */
  readonly start: Draft;
  /** Converts what was typed for the schema; left out if they are the same. */
  readonly read?: (draft: Draft) => unknown;
  /** Rules beyond the schema, such as that a date has passed: the message of each wrong field. */
  readonly findFaults?: (values: Values) => MessagesByName;
  /** Asks for confirmation before saving; false cancels. */
  readonly confirmSave?: (values: Values) => Promise<boolean>;
  readonly save: (values: Values, version: string | undefined) => Promise<unknown>;
  /** Called once the input is saved and the guard against leaving is released. */
  readonly onSaved?: (() => void) | undefined;
  /** The values after a save, if nothing was typed meanwhile; left out if they stay. */
  readonly draftAfterSave?: Draft;
  /** Merges the server's answer, such as new entries' ids, into what was sent and into what was typed meanwhile. */
  readonly mergeAnswer?:
    | ((typed: Draft, answered: { readonly answer: unknown; readonly sent: Draft }) => Draft)
    | undefined;
  readonly describe: Telling;
};

/** Props of the `<form>` element. */
export type FormProps = {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly noValidate: true;
  readonly onSubmit: (event: FormEvent) => void;
};

type Found<Values> =
  | { readonly values: Values; readonly faults?: undefined }
  | { readonly values?: undefined; readonly faults: MessagesByName };

/** Sets the value at a path. */
type Change<Draft> = <Name extends string>(name: Name, typed: At<Draft, Name>) => void;

/**
 * A form over a schema of the contract. Each fault stands beside its field, and the first above the form, for as long
 * as it applies; the first wrong field gets the focus, whether the schema or the server found it. A failed save keeps
 * the input. After a concurrent change by someone else, saving again overwrites it, or the form loads it. Leaving with
 * unsaved input asks first.
 */
export function useForm<Draft extends object, Values>(options: FormOptions<Draft, Values>) {
  const { draft, setDraft, isChanged, markSaved } = useDraft(options.start);
  const { faults, setFaults, problem, refuse, form } = useRefusal(() => Object.keys(find(draft).faults ?? {}));
  const [isSaving, setIsSaving] = useState(false);
  const [saves, setSaves] = useState(0);
  const [version, setVersion] = useState(options.version);
  const mayLeave = useLeaveGuard({ isChanged });
  useAfterSave(saves, options.onSaved);
  // So that the messages are ready when something is wrong.
  useEffect(() => void loadFormWords(), []);

  type Work = (values: Values, version: string | undefined) => Promise<unknown>;

  function find(typed: Draft): Found<Values> {
    const read = options.schema.safeParse(options.read ? options.read(typed) : typed);
    if (!read.success) return { faults: fieldsOf(read.error) };
    const faults = options.findFaults?.(read.data) ?? {};
    return Object.keys(faults).length > 0 ? { faults } : { values: read.data };
  }

  async function validateAndRun(work: Work, onDone: (answer: unknown) => void): Promise<void> {
    const found = find(draft);
    if (found.faults) return refuse({ faults: formatMessages(found.faults, await loadFormWords()), isFoundHere: true });
    refuse({ faults: {} });
    if (options.confirmSave && !(await options.confirmSave(found.values))) return;
    setIsSaving(true);
    try {
      onDone(await work(found.values, version));
    } catch (fault) {
      const conflict = findConflict(fault);
      if (!conflict)
        return refuse({
          faults: fault instanceof ApiError ? fault.fields : {},
          serverProblem: tellFailure(options.describe, fault),
        });
      setVersion(conflict.version);
      refuse({ faults: {}, serverProblem: sayConflict(options.loadLatest?.(conflict.current), options.conflictHelp) });
    } finally {
      setIsSaving(false);
    }
  }

  function applySave(answer: unknown): void {
    setVersion(versionOf(answer) ?? version);
    setSaves((before) => before + 1);
    const { mergeAnswer, draftAfterSave = draft } = options;
    markSaved(draft, (typed) => {
      if (mergeAnswer) return mergeAnswer(typed, { answer, sent: draft });
      return typed === draft ? draftAfterSave : typed;
    });
  }

  const typeIn = useCallback(
    (name: string, typed: unknown): void => {
      setDraft((before) => withTyped(before, name, typed));
      setFaults((before) => withoutFaultsOf(before, name));
    },
    [setDraft, setFaults],
  );
  const change: Change<Draft> = typeIn;

  const props: FormProps = {
    ref: form,
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault();
      // React's tree also delivers submits of a form in a window that this form opened.
      if (event.target !== event.currentTarget) return;
      if (!isSaving) void validateAndRun(options.save, applySave);
    },
  };

  return {
    /** With `faults` and `change`, for a field that does not hold text. */
    draft,
    faults,
    change,
    problem,
    isSaving,
    /** Whether there is unsaved input. */
    isChanged,
    props,
    /** Validates the input and runs something other than the save with it. */
    tryOut: (work: Work) => {
      if (!isSaving) void validateAndRun(work, () => undefined);
    },
    /** Wraps a way out of a window: asks first if there is unsaved input. */
    leaveBy: (way: () => void) => () => void mayLeave().then((isSure) => isSure && way()),
    /** Sets the record's version after something beside this form has changed it. */
    setVersion,
    ...bindFields<Draft>({ draft, faults, typeIn }),
  };
}

/** The current input, and what was last saved of it. */
function useDraft<Draft>(start: Draft) {
  const [draft, setDraft] = useState(start);
  const [saved, setSaved] = useState(start);
  return {
    draft,
    setDraft,
    isChanged: JSON.stringify(draft) !== JSON.stringify(saved),
    /** Marks `sent` as saved; `applySave` maps both what was sent and the current input to their new values. */
    markSaved: (sent: Draft, applySave: (typed: Draft) => Draft) => {
      setSaved(applySave(sent));
      setDraft(applySave);
    },
  };
}

type Refusal = {
  readonly faults: Faults;
  /** The server's message. */
  readonly serverProblem?: Problem;
  /** Found before anything was sent. */
  readonly isFoundHere?: true;
};

/**
 * The faults that still apply: one disappears as its field changes, or when the form no longer finds it. After each
 * refusal the first wrong field gets the focus.
 */
function useRefusal(findNow: () => readonly string[]) {
  const [refusal, setRefusal] = useState<Refusal>(NO_REFUSAL);
  const [recorded, setFaults] = useState<Faults>({});
  const [refusals, setRefusals] = useState(0);
  const form = useFocusOnFirstFault(refusals);
  const faults = refusal.isFoundHere && listTexts(recorded).length > 0 ? only(recorded, findNow()) : recorded;
  const [first] = listTexts(faults);
  const problem = useMemo(() => problemOf(refusal, first), [refusal, first]);

  function refuse(found: Refusal): void {
    setFaults(found.faults);
    setRefusal(found);
    if (listTexts(found.faults).length > 0) setRefusals((before) => before + 1);
  }
  return { faults, setFaults, problem, refuse, form };
}

const NO_REFUSAL: Refusal = { faults: {} };

/** The message above the form: the server's, or the first fault, until no fault is left. */
function problemOf({ faults, serverProblem }: Refusal, first: string | undefined): Problem | undefined {
  const texts = listTexts(faults);
  if (texts.length === 0) return serverProblem;
  if (first === undefined) return undefined;
  if (serverProblem && !texts.includes(serverProblem.text)) return serverProblem;
  return first === texts[0] ? (serverProblem ?? { text: first }) : { text: first, isRemainder: true };
}

function listTexts(faults: Faults): readonly string[] {
  return Object.values(faults).filter((text) => text !== undefined);
}

function only(faults: Faults, names: readonly string[]): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => names.includes(name)));
}

type Fields<Draft> = {
  readonly draft: Draft;
  readonly faults: Faults;
  readonly typeIn: (name: string, typed: unknown) => void;
};

function bindFields<Draft extends object>({ draft, faults, typeIn }: Fields<Draft>) {
  return {
    /** Props of a text field. */
    field: (name: FieldOf<Draft, string>) => ({
      name,
      value: String(typedAt(draft, name)),
      error: faults[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        typeIn(name, currentTarget.value),
    }),
    /** Props of a checkbox. */
    tick: (name: FieldOf<Draft, boolean>) => ({
      name,
      checked: typedAt(draft, name) === true,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => typeIn(name, currentTarget.checked),
    }),
  };
}

/** Changing a list clears its entries' faults too: they are named by index, and indexes shift. */
function withoutFaultsOf(faults: Faults, name: string): Faults {
  return Object.fromEntries(
    Object.entries(faults).filter(([field]) => field !== name && !field.startsWith(`${name}.`)),
  );
}

/** A field that is no native input, such as a chosen picture, sets `data-fault` instead. */
const WRONG_FIELD = '[aria-invalid="true"], [data-fault="true"]';

/** After each refusal the first wrong field in reading order gets the focus; correcting one moves nothing. */
function useFocusOnFirstFault(refusals: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) focusField(form.current?.querySelector<HTMLElement>(WRONG_FIELD));
  }, [refusals]);
  return form;
}

/** Runs after the effects of the same commit, so the guard against leaving has been released by then. */
function useAfterSave(saves: number, onSaved: (() => void) | undefined): void {
  const handledSaves = useRef(0);
  useEffect(() => {
    if (saves === handledSaves.current) return;
    handledSaves.current = saves;
    onSaved?.();
  }, [saves, onSaved]);
}
