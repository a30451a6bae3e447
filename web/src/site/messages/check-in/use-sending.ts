import { ApiError } from '@approdo/shared/client';
import { type CheckInPlan, checkInSent } from '@approdo/shared/contract/messages/check-in';
import { formatMessages } from '@approdo/shared/words/say';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import type { Faults } from '../../forms/use-open-faults.ts';
import { readWith } from '../../forms/use-submission.ts';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { checkInCalls } from './check-in-client.ts';
import { openPlan, readToken } from './use-check-in.ts';

export type Answer =
  | { readonly kind: 'saved'; readonly message: string }
  /** `canRetry` if the same call may succeed later. */
  | {
      readonly kind: 'refused';
      readonly reason: string | undefined;
      readonly faults: Faults;
      readonly canRetry: boolean;
    };

type Written = Pick<z.input<typeof checkInSent>, 'guests'> & { readonly party: string };

type SendingOptions = {
  readonly plan: CheckInPlan;
  /** Called with what is saved now: what was sent, or what others changed meanwhile. */
  readonly onPlan: (plan: CheckInPlan, isSent: boolean) => void;
};

/** Sends the form, one call at a time, and then reads what is saved, from which the next call starts. */
export function useSending({ plan, onPlan }: SendingOptions) {
  const { refusals, registerRefusals } = useFurtherTexts();
  const [answer, setAnswer] = useState<Answer>();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  /** Whether the last call was saved, but could not be read again yet. */
  const isBehind = useRef(false);

  /** Reads what is saved, after sending or after others' changes; throws if it cannot be read now. */
  async function catchUp(isSent: boolean): Promise<CheckInPlan> {
    isBehind.current ||= isSent;
    const fresh = await openPlan();
    isBehind.current = false;
    onPlan(fresh, isSent);
    return fresh;
  }

  async function save(write: (plan: CheckInPlan) => Written): Promise<Answer> {
    const base = isBehind.current ? await catchUp(true) : plan;
    const { version, notice } = base;
    const body = { ...write(base), token: readToken(), version, noticeVersion: notice.version };
    const read = readWith(checkInSent, body);
    if ('faults' in read) return refuseFaults(formatMessages(read.faults, { ...refusals, ...registerRefusals }));
    const { message } = await checkInCalls.save({ body: read.values });
    await catchUp(true).catch(() => undefined);
    return { kind: 'saved', message };
  }

  async function send(write: (plan: CheckInPlan) => Written): Promise<Answer | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setSending(true);
    const answered = await save(write).catch(async (cause: unknown) => {
      if (cause instanceof ApiError && cause.status === 409) await catchUp(false).catch(() => undefined);
      return refusalOf(cause);
    });
    setAnswer(answered);
    isBusy.current = false;
    setSending(false);
    return answered;
  }

  return { answer, isSending, send, refuse: (faults: Faults) => setAnswer(refuseFaults(faults)) };
}

function refuseFaults(faults: Faults): Answer {
  return { kind: 'refused', reason: Object.values(faults)[0], faults, canRetry: false };
}

function refusalOf(cause: unknown): Answer {
  if (!(cause instanceof ApiError)) return { kind: 'refused', reason: undefined, faults: {}, canRetry: true };
  const { message: reason, fields: faults, status } = cause;
  return { kind: 'refused', reason, faults, canRetry: status !== 400 && status !== 409 };
}
