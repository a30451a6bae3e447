import { type Message, say } from '@approdo/shared/words/say';
import { HttpProblem } from '../problems.ts';

const MB = 2 ** 20;

/** Limits on bytes of bodies in memory: of all visitors together, of one account, network or tenant. */
const VISITOR_LIMITS = { max: 16 * MB, ofAccount: 4 * MB, ofNetwork: 6 * MB, ofTenant: 8 * MB };

/** A small body is still accepted where large ones, the sender's own included, have used up the space. */
const SMALL_BYTES = 16 * 2 ** 10;
const VISITOR_LIMITS_WITH_SMALL = { max: 24 * MB, ofAccount: 6 * MB, ofNetwork: 8 * MB, ofTenant: 12 * MB };

/** Above the limit of large bodies a network may hold one form: filling the rest takes a thousand networks. */
const CROWDED_FROM = VISITOR_LIMITS.max;
const CROWDED_NETWORK_BYTES = 8 * 2 ** 10;

/** Limits of those who manage the property, apart from visitors, whose network they may share. */
const MANAGER_LIMITS = { max: 8 * MB, ofTenant: 4 * MB };

/** Limits on files being received by one kind of call: of visitors, and apart of those who manage the property. */
const VISITOR_FILE_LIMITS = { max: 64, ofAccount: 8, ofNetwork: 16 };
const MANAGER_FILE_LIMITS = { max: 64 };

const RETRY_AFTER_SECONDS = 5;
const FULL = say('bodiesFull');
const TOO_MANY_OF_YOURS = say('tooManyBodies');

/** The party whose limits a body counts against. */
export type Sender = {
  readonly account: string | undefined;
  readonly network: string;
  /** EDITOR or ADMIN. */
  readonly isManager: boolean;
  /** Set where a process serves several tenants. */
  readonly tenant?: string;
};

/** The budget held by one body; it may grow until released. Growing throws 503 if full, 429 over the sender's limit. */
export type Reservation = { readonly growTo: (amount: number) => void; readonly release: () => void };

export type BodyBudget = { readonly reserveFor: (sender: Sender) => Reservation };

/** Limits in total and per account, network or tenant; one that is left out does not apply. */
type PoolLimits = {
  readonly max: number;
  readonly ofAccount?: number;
  readonly ofNetwork?: number;
  readonly ofTenant?: number;
};

/** For bodies read into memory; it counts the bytes received, not those announced. */
export function createBodyBudget(): BodyBudget {
  const visitorBudget = createPool((amount) => (amount > SMALL_BYTES ? VISITOR_LIMITS : VISITOR_LIMITS_WITH_SMALL));
  const managerBudget = createPool(() => MANAGER_LIMITS);
  return splitByRole(visitorBudget, managerBudget);
}

/** For bodies streamed to disk: each counts as one. */
export function createFileBudget(): BodyBudget {
  return splitByRole(
    createPool(() => VISITOR_FILE_LIMITS),
    createPool(() => MANAGER_FILE_LIMITS),
  );
}

function splitByRole(visitorBudget: BodyBudget, managerBudget: BodyBudget): BodyBudget {
  return { reserveFor: (sender) => (sender.isManager ? managerBudget : visitorBudget).reserveFor(sender) };
}

/** One tenant's view of a shared budget: accounts of different tenants are never confused. */
export function budgetOfTenant(bodyBudget: BodyBudget, tenant: string): BodyBudget {
  return { reserveFor: (sender) => bodyBudget.reserveFor({ ...sender, tenant }) };
}

/** One of those whom a body counts against, each with a limit of its own. */
type Party = { readonly name: string; readonly kind: 'ofAccount' | 'ofNetwork' | 'ofTenant' };

function partiesOf({ account, network, isManager, tenant }: Sender): readonly Party[] {
  const parties: Party[] = [];
  if (account !== undefined) parties.push({ name: `account ${tenant ?? ''} ${account}`, kind: 'ofAccount' });
  if (!isManager) parties.push({ name: `network ${network}`, kind: 'ofNetwork' });
  if (tenant !== undefined) parties.push({ name: `tenant ${tenant}`, kind: 'ofTenant' });
  return parties;
}

/** `limitsFor` gives the limits that apply when a body of that size is accepted. */
function createPool(limitsFor: (amount: number) => PoolLimits): BodyBudget {
  const held = new Map<string, number>();
  let total = 0;

  const heldBy = ({ name }: Party) => held.get(name) ?? 0;

  function add(parties: readonly Party[], amount: number): void {
    total += amount;
    for (const party of parties) {
      const left = heldBy(party) + amount;
      if (left > 0) held.set(party.name, left);
      else held.delete(party.name);
    }
  }

  function requireWithin(parties: readonly Party[], limits: PoolLimits, more: number): void {
    const totalAfter = total + more;
    const wouldExceed = (party: Party, max = Number.POSITIVE_INFINITY) => heldBy(party) + more > max;
    if (parties.some((party) => wouldExceed(party, limits[party.kind]))) throw refusal(429, TOO_MANY_OF_YOURS);
    const crowdedNetworks = totalAfter > CROWDED_FROM ? parties.filter(({ kind }) => kind === 'ofNetwork') : [];
    const isCrowdedOut = crowdedNetworks.some((party) => wouldExceed(party, CROWDED_NETWORK_BYTES));
    if (totalAfter > limits.max || isCrowdedOut) throw refusal(503, FULL);
  }

  return {
    reserveFor(sender) {
      const parties = partiesOf(sender);
      let reserved = 0;
      return {
        growTo(amount) {
          const more = amount - reserved;
          if (more <= 0) return;
          requireWithin(parties, limitsFor(amount), more);
          reserved = amount;
          add(parties, more);
        },
        release() {
          add(parties, -reserved);
          reserved = 0;
        },
      };
    },
  };
}

function refusal(status: number, message: Message): HttpProblem {
  return new HttpProblem(status, message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
