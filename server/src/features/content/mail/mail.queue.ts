import type { Outcome } from './mail.delivery.ts';
import { mayBeTrial, TRIAL_WAIT, type Trouble } from './mail.schedule.ts';
import type { StoredMail } from './mail.table.ts';

/** Decides which waiting mail is tried next. It does no I/O; its state ends with the process. */
export function createMailQueue() {
  /** After a restart the state of the mail server is unknown, so the first attempt is a trial. */
  let trouble: Trouble | undefined = 'unreachable';
  let lastAttemptAt = Number.NEGATIVE_INFINITY;
  let attempts = 0;
  const lastAttemptOf = new Map<string, number>();
  /** The number of the attempt with which the server accepted mail again; mails that failed before are retried once. */
  let returnedWith: number | undefined;

  const numberOf = (mail: StoredMail) => lastAttemptOf.get(mail.id) ?? 0;
  const trialAt = () => (trouble ? lastAttemptAt + TRIAL_WAIT[trouble] : Number.POSITIVE_INFINITY);

  function findPutOff(waiting: readonly StoredMail[]): StoredMail | undefined {
    const since = returnedWith;
    if (since === undefined) return undefined;
    const putOff = waiting.find((mail) => numberOf(mail) < since);
    if (!putOff) returnedWith = undefined;
    return putOff;
  }

  function findTrial(waiting: readonly StoredMail[], now: number): StoredMail | undefined {
    const why = trouble;
    if (!why || now < trialAt()) return undefined;
    const trials = waiting.filter((mail) => mayBeTrial(why, now - Date.parse(mail.createdAt)));
    if (trials.length === 0) trouble = undefined;
    return trials.toSorted((a, b) => numberOf(a) - numberOf(b))[0];
  }

  return {
    /**
     * The mail to try now: one that is due, else one that failed before the server's return, else a trial. A mail never
     * tried is not tried early: it waits for a slot in its recipient's hourly limit.
     */
    pick(waiting: readonly StoredMail[], now: number): StoredMail | undefined {
      const due = waiting.find((mail) => dueTimeOf(mail) <= now);
      const tried = waiting.filter(({ attempts: count }) => count > 0);
      return due ?? findPutOff(tried) ?? findTrial(tried, now);
    },

    /** Records an attempt; a refusal concerns the mail and not the server. */
    note(mail: StoredMail, outcome: Outcome, now: number): void {
      attempts += 1;
      lastAttemptAt = now;
      if (outcome === 'sent' && trouble) returnedWith ??= attempts;
      if (outcome === 'unreachable') returnedWith = undefined;
      if (outcome !== 'refused') trouble = outcome === 'sent' ? undefined : outcome;
      if (outcome === 'sent' || outcome === 'refused') lastAttemptOf.delete(mail.id);
      else lastAttemptOf.set(mail.id, attempts);
    },

    /** Milliseconds until `pick` may find one of these; undefined if none is waiting. */
    pause([next]: readonly StoredMail[], now: number): number | undefined {
      return next && Math.max(0, Math.min(dueTimeOf(next), trialAt()) - now);
    },
  };
}

function dueTimeOf(mail: StoredMail): number {
  return Date.parse(mail.nextAttemptAt);
}
