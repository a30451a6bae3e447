import type { Outcome } from './mail.delivery.ts';
import { mayBeTrial, TRIAL_WAIT, type Trouble } from './mail.schedule.ts';
import type { StoredMail } from './mail.table.ts';

/** Decides which of the waiting mails is tried next. It does no I/O; what it knows is gone with the process. */
export function createTurns() {
  /** A restart cannot know how the mail server is, so it begins with a trial. */
  let trouble: Trouble | undefined = 'unreachable';
  let lastAttemptAt = Number.NEGATIVE_INFINITY;
  let attempts = 0;
  const lastAttemptOf = new Map<string, number>();
  /** Since the attempt of this number the server takes mail again; what failed before it is tried once more. */
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
     * The mail to try now: one whose turn it is, else one that failed before the server's return, else a trial. One that
     * was not tried yet has a turn that no trouble gave it: it waits for room in its recipient's hour.
     */
    pick(waiting: readonly StoredMail[], now: number): StoredMail | undefined {
      const due = waiting.find((mail) => turnOf(mail) <= now);
      const tried = waiting.filter(({ attempts: count }) => count > 0);
      return due ?? findPutOff(tried) ?? findTrial(tried, now);
    },

    /** A refusal is about the mail and not about the server. */
    note(mail: StoredMail, outcome: Outcome, now: number): void {
      attempts += 1;
      lastAttemptAt = now;
      if (outcome === 'sent' && trouble) returnedWith ??= attempts;
      if (outcome === 'unreachable') returnedWith = undefined;
      if (outcome !== 'refused') trouble = outcome === 'sent' ? undefined : outcome;
      if (outcome === 'sent' || outcome === 'refused') lastAttemptOf.delete(mail.id);
      else lastAttemptOf.set(mail.id, attempts);
    },

    /** Milliseconds until `pick` may find something among these; undefined where nothing waits. */
    pause([next]: readonly StoredMail[], now: number): number | undefined {
      return next && Math.max(0, Math.min(turnOf(next), trialAt()) - now);
    },
  };
}

function turnOf(mail: StoredMail): number {
  return Date.parse(mail.nextAttemptAt);
}
