/** The kinds of requests to Google. */
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

/** How a request fails. */
export type Harm =
  /** Refused, with a reason of the Drive API or an error of the token endpoint. */
  | { readonly status: number; readonly reason?: string; readonly retryAfterSeconds?: number }
  /** The connection is cut after so many bytes of the body. */
  | { readonly cutAfter: number }
  /** The request is carried out, but the response is lost. */
  | 'mute'
  /** No answer ever comes. */
  | 'hang'
  /** The bytes sent or stored are corrupted. */
  | 'spoil';

export type Fault = {
  readonly on: Step;
  readonly how: Harm;
  /** How often; once where left out. */
  readonly times?: number;
  /** How many such requests succeed before. */
  readonly after?: number;
};

/** The pending faults. */
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

/** The owner denies consent. */
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
