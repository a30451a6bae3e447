/** What can be asked of Google, one word a kind. */
export type Step =
  | 'consent'
  | 'token'
  | 'refresh'
  | 'revoke'
  | 'about'
  | 'list'
  | 'create'
  | 'begin'
  | 'upload'
  | 'status'
  | 'update'
  | 'delete'
  | 'download';

/** How it goes wrong. */
export type Harm =
  /** Refused, with a reason of the Drive API or an error of the token address. */
  | { readonly status: number; readonly reason?: string; readonly retryAfterSeconds?: number }
  /** The connection is cut after so many bytes of the body have been taken in. */
  | { readonly cutAfter: number }
  /** All is done, and the answer is lost. */
  | 'mute'
  /** No answer ever comes. */
  | 'hang'
  /** The bytes that are sent or kept are not those that they should be. */
  | 'spoil';

export type Fault = {
  readonly on: Step;
  readonly how: Harm;
  /** How often; once where left out. */
  readonly times?: number;
  /** So many such requests pass unharmed before. */
  readonly after?: number;
};

/** The faults that are still to come. */
export function createFaults() {
  let pending: { fault: Fault; left: number; passing: number }[] = [];

  return {
    add(fault: Fault): void {
      pending.push({ fault, left: fault.times ?? 1, passing: fault.after ?? 0 });
    },

    clear(): void {
      pending = [];
    },

    /** What goes wrong with this request; undefined where nothing does. */
    take(step: Step): Harm | undefined {
      const next = pending.find(({ fault }) => fault.on === step);
      if (!next) return undefined;
      if (next.passing > 0) {
        next.passing -= 1;
        return undefined;
      }
      next.left -= 1;
      if (next.left === 0) pending = pending.filter((other) => other !== next);
      return next.fault.how;
    },
  };
}

/** The owner says no when she is asked. */
export const DENIED = { status: 403, reason: 'access_denied' } as const satisfies Harm;

export function isDenial(harm: Harm | undefined): boolean {
  return harm === DENIED;
}

/** Bytes after which the connection breaks; undefined where it does not. */
export function cutOf(harm: Harm | undefined): number | undefined {
  return typeof harm === 'object' && 'cutAfter' in harm ? harm.cutAfter : undefined;
}

/** A refusal, on its way to becoming an answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly reason: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, reason: string, retryAfterSeconds?: number) {
    super(reason);
    this.status = status;
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
