import { ApiError, reasonOf } from '@approdo/shared/client';
import { fieldsOf } from '@approdo/shared/contract/base/problem';
import { formatMessages, type MessagesByName } from '@approdo/shared/words/say';
import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { useTexts } from '../texts/use-texts.ts';
import { showFirstWrong } from './show-field.ts';
import { type Faults, pickOpenFault, useOpenFaults } from './use-open-faults.ts';

/** The result of reading a form: values to send, or faults by field as text keys. */
export type Reading<Values> = { readonly values: Values } | { readonly faults: MessagesByName };

type SubmissionOptions<Values> = {
  readonly read: (form: FormData) => Reading<Values>;
  readonly send: (values: Values) => Promise<void>;
  /** The message if the server gives no reason. */
  readonly failureText: string;
  /** Further fields that a server's fault depends on, besides the one it stands beside. */
  readonly about?: Readonly<Record<string, readonly string[]>>;
};

export type Submission = {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly faults: Faults;
  /** The message above the form: why it was refused, as far as that still applies. */
  readonly failure: string | undefined;
  /** The status of the server's refusal, if there was one. */
  readonly refusedWith: number | undefined;
  readonly isSending: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * Reads a form, displays its faults for as long as they apply, and sends it once at a time. The input stays in the
 * fields.
 */
export function useSubmission<Values>({ read, send, failureText, about }: SubmissionOptions<Values>): Submission {
  const { refusals } = useTexts();
  const formRef = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>({ faults: {} });
  const findNow = (form: FormData) => faultsIn(read(form));
  const { openFaults, noteSent } = useOpenFaults({
    formRef,
    faults: refusal.faults,
    findNow: refusal.isFoundHere ? findNow : undefined,
    about,
  });

  const failure = pickOpenFault(refusal.failure, refusal.faults, openFaults);

  useLayoutEffect(() => {
    if (Object.keys(refusal.faults).length === 0) return;
    showFirstWrong(formRef.current);
  }, [refusal]);

  async function submit(form: FormData): Promise<void> {
    const reading = read(form);
    if ('faults' in reading) {
      const faults = formatMessages(reading.faults, refusals);
      setRefusal({ faults, failure: Object.values(faults)[0] ?? failureText, isFoundHere: true });
      return;
    }
    setRefusal({ faults: {} });
    try {
      await send(reading.values);
    } catch (cause) {
      setRefusal(refusalOf(cause, failureText));
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    noteSent();
    await submit(new FormData(event.currentTarget));
    isBusy.current = false;
    setSending(false);
  }

  return {
    formRef,
    faults: openFaults,
    failure,
    refusedWith: failure === undefined ? undefined : refusal.status,
    isSending,
    onSubmit,
  };
}

/** The values as the schema cleans them, or the first fault of each field. */
export function readWith<Schema extends z.ZodType>(schema: Schema, input: unknown): Reading<z.output<Schema>> {
  const parsed = schema.safeParse(input);
  return parsed.success ? { values: parsed.data } : { faults: fieldsOf(parsed.error) };
}

/** A field's text as typed. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

type Refusal = {
  readonly failure?: string;
  readonly status?: number;
  readonly faults: Faults;
  /** Found before anything was sent. */
  readonly isFoundHere?: true;
};

function faultsIn<Values>(reading: Reading<Values>): MessagesByName {
  return 'faults' in reading ? reading.faults : {};
}

function refusalOf(cause: unknown, failureText: string): Refusal {
  const failure = reasonOf(cause) ?? failureText;
  return cause instanceof ApiError ? { failure, status: cause.status, faults: cause.fields } : { failure, faults: {} };
}
