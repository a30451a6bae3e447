import { ApiError } from '@approdo/shared/client';
import { fieldsOf } from '@approdo/shared/contract/base/problem';
import { type Sayings, wordEach } from '@approdo/shared/words/say';
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
import { findConflict, type Problem, sayConflict, type LoadLatest, versionOf } from '../feedback/conflict.ts';
import type { Failure } from '../feedback/failure.ts';
import { loadFormWords } from './form-words.ts';
import { useLeaveGuard } from './leave-question.tsx';
import { type At, type FieldOf, typedAt, withTyped } from './typed-at.ts';

export type Faults = Readonly<Record<string, string | undefined>>;

type Versioned = {
  /** Of the thing that is edited, so that another's change is not undone unseen. */
  readonly version: string | undefined;
  /** Offers to begin again with what someone else saved; undefined where there is no way to. */
  readonly loadLatest: LoadLatest | undefined;
};
type Unversioned = { readonly version?: undefined; readonly loadLatest?: undefined };

type FormOptions<Draft, Values> = (Versioned | Unversioned) & {
  readonly schema: z.ZodType<Values>;
  /** What the fields hold at first: as it is typed, which is text for a number too. */
  readonly start: Draft;
  /** From what is typed to what the schema takes; left out where they are the same. */
  readonly read?: (draft: Draft) => unknown;
  /** What the schema cannot know, such as that a date has passed: what is said beside each wrong field. */
  readonly findFaults?: (values: Values) => Sayings;
  /** Asks what is to be known before it is saved; false leaves all as it is. */
  readonly mayPass?: (values: Values) => Promise<boolean>;
  readonly save: (values: Values, version: string | undefined) => Promise<unknown>;
  /** Called once what was typed is saved and nothing asks any more before one leaves. */
  readonly onSaved?: (() => void) | undefined;
  /** What the fields hold after a save, where nothing was typed meanwhile; left out where they stay as they are. */
  readonly again?: Draft;
  /** What is typed with what the server gave to what was sent, such as the ids of new entries: of that, and of what was typed meanwhile. */
  readonly adopt?: ((typed: Draft, answered: { readonly answer: unknown; readonly sent: Draft }) => Draft) | undefined;
  readonly describe: (fault: unknown) => Failure;
};

/** For the `<form>` element. */
export type FormProps = {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly noValidate: true;
  readonly onSubmit: (event: FormEvent) => void;
};

type Found<Values> =
  | { readonly values: Values; readonly faults?: undefined }
  | { readonly values?: undefined; readonly faults: Sayings };

/** Types a thing where it has its name. */
type Change<Draft> = <Name extends string>(name: Name, typed: At<Draft, Name>) => void;

/**
 * A form over a schema of the contract. What is wrong stands beside its field and the first of it above the form as long
 * as it is so, and the first wrong field gets the focus, whether the schema or the server found it. A failed save keeps what was typed.
 * Where someone else changed the thing meanwhile that is said: saving again replaces what she did, or it is taken up.
 * Leaving asks as long as something is typed and not saved.
 */
export function useForm<Draft extends object, Values>(options: FormOptions<Draft, Values>) {
  const { draft, setDraft, isChanged, markSaved } = useDraft(options.start);
  const { faults, setFaults, problem, refuse, form } = useRefusal(() => Object.keys(find(draft).faults ?? {}));
  const [isSaving, setIsSaving] = useState(false);
  const [saves, setSaves] = useState(0);
  const [version, setVersion] = useState(options.version);
  const mayLeave = useLeaveGuard({ isChanged });
  useAfterSave(saves, options.onSaved);
  // What is wrong is then said at once.
  useEffect(() => void loadFormWords(), []);

  type Work = (values: Values, version: string | undefined) => Promise<unknown>;

  function find(typed: Draft): Found<Values> {
    const read = options.schema.safeParse(options.read ? options.read(typed) : typed);
    if (!read.success) return { faults: fieldsOf(read.error) };
    const faults = options.findFaults?.(read.data) ?? {};
    return Object.keys(faults).length > 0 ? { faults } : { values: read.data };
  }

  async function pass(work: Work, onDone: (answer: unknown) => void): Promise<void> {
    const found = find(draft);
    if (found.faults) return refuse({ faults: wordEach(found.faults, await loadFormWords()), isFoundHere: true });
    refuse({ faults: {} });
    if (options.mayPass && !(await options.mayPass(found.values))) return;
    setIsSaving(true);
    try {
      onDone(await work(found.values, version));
    } catch (fault) {
      const conflict = findConflict(fault);
      if (!conflict)
        return refuse({ faults: fault instanceof ApiError ? fault.fields : {}, said: options.describe(fault) });
      setVersion(conflict.version);
      refuse({ faults: {}, said: sayConflict(options.loadLatest?.(conflict.current)) });
    } finally {
      setIsSaving(false);
    }
  }

  function settle(answer: unknown): void {
    setVersion(versionOf(answer) ?? version);
    setSaves((before) => before + 1);
    const { adopt, again = draft } = options;
    markSaved(draft, (typed) => {
      if (adopt) return adopt(typed, { answer, sent: draft });
      return typed === draft ? again : typed;
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
      // A form in a window that this one opened is heard here too, through React's tree.
      if (event.target !== event.currentTarget) return;
      if (!isSaving) void pass(options.save, settle);
    },
  };

  return {
    /** With `faults` and `change`, for a field that holds something other than text. */
    draft,
    faults,
    change,
    problem,
    isSaving,
    /** Whether something is typed and not saved. */
    isChanged,
    props,
    /** Does something with what is typed other than save it; what is wrong is said as at a save. */
    tryOut: (work: (values: Values) => Promise<unknown>) => {
      if (!isSaving) void pass(work, () => undefined);
    },
    /** Asks first where something is typed and not saved; for the ways out of a window. */
    leaveBy: (way: () => void) => () => void mayLeave().then((isSure) => isSure && way()),
    /** Of the thing as it is now, where something beside this form has changed it. */
    setVersion,
    ...bindFields<Draft>({ draft, faults, typeIn }),
  };
}

/** What is typed, beside what of it was last saved. */
function useDraft<Draft>(start: Draft) {
  const [draft, setDraft] = useState(start);
  const [saved, setSaved] = useState(start);
  return {
    draft,
    setDraft,
    isChanged: JSON.stringify(draft) !== JSON.stringify(saved),
    /** What was `sent` is saved; `settle` tells what the fields hold from now on, of that and of what was typed since. */
    markSaved: (sent: Draft, settle: (typed: Draft) => Draft) => {
      setSaved(settle(sent));
      setDraft(settle);
    },
  };
}

type Refusal = {
  readonly faults: Faults;
  /** What the server said. */
  readonly said?: Problem;
  /** Found before anything was sent. */
  readonly isFoundHere?: true;
};

/**
 * What is wrong with what is typed, as far as it is still so: a fault goes as its field changes, and as the form itself
 * finds it no more. After each refusal the first wrong field has the focus.
 */
function useRefusal(findNow: () => readonly string[]) {
  const [refusal, setRefusal] = useState<Refusal>(NO_REFUSAL);
  const [kept, setFaults] = useState<Faults>({});
  const [refusals, setRefusals] = useState(0);
  const form = useFocusOnFirstFault(refusals);
  const faults = refusal.isFoundHere && listTexts(kept).length > 0 ? only(kept, findNow()) : kept;
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

/** What stands above the form: what the server said, or the first fault, until none of the faults stands that there were. */
function problemOf({ faults, said }: Refusal, first: string | undefined): Problem | undefined {
  const texts = listTexts(faults);
  if (texts.length === 0) return said;
  if (first === undefined) return undefined;
  if (said && !texts.includes(said.text)) return said;
  return first === texts[0] ? (said ?? { text: first }) : { text: first, isRest: true };
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
    /** For a field that holds text. */
    field: (name: FieldOf<Draft, string>) => ({
      name,
      value: String(typedAt(draft, name)),
      error: faults[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        typeIn(name, currentTarget.value),
    }),
    /** For a box that is ticked or not. */
    tick: (name: FieldOf<Draft, boolean>) => ({
      name,
      checked: typedAt(draft, name) === true,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => typeIn(name, currentTarget.checked),
    }),
  };
}

/** Of a list the faults of its entries go with it: they are told by place, and places shift. */
function withoutFaultsOf(faults: Faults, name: string): Faults {
  return Object.fromEntries(
    Object.entries(faults).filter(([field]) => field !== name && !field.startsWith(`${name}.`)),
  );
}

/** What is no field of the platform, such as a picture that is chosen, says `data-fault` instead. */
const WRONG_FIELD = '[aria-invalid="true"], [data-fault="true"]';

/** After each refusal the first wrong field in reading order gets the focus; correcting one moves nothing. */
function useFocusOnFirstFault(refusals: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(WRONG_FIELD)?.focus();
  }, [refusals]);
  return form;
}

/** Effects of one commit end before others begin: whoever held the screen back has let go by then. */
function useAfterSave(saves: number, onSaved: (() => void) | undefined): void {
  const told = useRef(0);
  useEffect(() => {
    if (saves === told.current) return;
    told.current = saves;
    onSaved?.();
  }, [saves, onSaved]);
}
