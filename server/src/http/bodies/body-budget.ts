import { type Said, say } from '@approdo/shared/words/say';
import { HttpProblem } from '../problems.ts';

const MB = 2 ** 20;

/** Limits on bytes of bodies in memory: of all visitors together, of one account, network or tenant. */
const OF_VISITORS = { most: 16 * MB, ofAccount: 4 * MB, ofNetwork: 6 * MB, ofTenant: 8 * MB };

/** A small body is still accepted where large ones, the sender's own included, have used up the space. */
const SMALL_BYTES = 16 * 2 ** 10;
const OF_VISITORS_WITH_SMALL = { most: 24 * MB, ofAccount: 6 * MB, ofNetwork: 8 * MB, ofTenant: 12 * MB };

/** Above the limit of large bodies a network may hold one form: filling the rest takes a thousand networks. */
const CROWDED_FROM = OF_VISITORS.most;
const OF_NETWORK_IN_A_CROWD = 8 * 2 ** 10;

/** Limits of those who manage the property, apart from visitors, whose network they may share. */
const OF_MANAGERS = { most: 8 * MB, ofTenant: 4 * MB };

/** Limits on files being received by one kind of call: of visitors, and apart of those who manage the property. */
const FILES = { most: 64, ofAccount: 8, ofNetwork: 16 };
const FILES_OF_MANAGERS = { most: 64 };

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
export type Place = { readonly growTo: (amount: number) => void; readonly leave: () => void };

export type BodyBudget = { readonly enter: (sender: Sender) => Place };

/** Limits in total and per account, network or tenant; one that is left out does not apply. */
type Measure = {
  readonly most: number;
  readonly ofAccount?: number;
  readonly ofNetwork?: number;
  readonly ofTenant?: number;
};

/** For bodies read into memory; it counts the bytes received, not those announced. */
export function createBodyBudget(): BodyBudget {
  const ofVisitors = createSpace((amount) => (amount > SMALL_BYTES ? OF_VISITORS : OF_VISITORS_WITH_SMALL));
  const ofManagers = createSpace(() => OF_MANAGERS);
  return ofTwo(ofVisitors, ofManagers);
}

/** For bodies streamed to disk: each counts as one. */
export function createFileBudget(): BodyBudget {
  return ofTwo(
    createSpace(() => FILES),
    createSpace(() => FILES_OF_MANAGERS),
  );
}

function ofTwo(ofVisitors: BodyBudget, ofManagers: BodyBudget): BodyBudget {
  return { enter: (sender) => (sender.isManager ? ofManagers : ofVisitors).enter(sender) };
}

/** One tenant's view of a shared budget: accounts of different tenants are never confused. */
export function budgetOfTenant(bodyBudget: BodyBudget, tenant: string): BodyBudget {
  return { enter: (sender) => bodyBudget.enter({ ...sender, tenant }) };
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
function createSpace(measureOf: (amount: number) => Measure): BodyBudget {
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

  function requireWithin(parties: readonly Party[], measure: Measure, more: number): void {
    const after = total + more;
    const hasMoreThan = (party: Party, most = Number.POSITIVE_INFINITY) => heldBy(party) + more > most;
    if (parties.some((party) => hasMoreThan(party, measure[party.kind]))) throw refusal(429, TOO_MANY_OF_YOURS);
    const inACrowd = after > CROWDED_FROM ? parties.filter(({ kind }) => kind === 'ofNetwork') : [];
    const isInTheWay = inACrowd.some((party) => hasMoreThan(party, OF_NETWORK_IN_A_CROWD));
    if (after > measure.most || isInTheWay) throw refusal(503, FULL);
  }

  return {
    enter(sender) {
      const parties = partiesOf(sender);
      let mine = 0;
      return {
        growTo(amount) {
          const more = amount - mine;
          if (more <= 0) return;
          requireWithin(parties, measureOf(amount), more);
          mine = amount;
          add(parties, more);
        },
        leave() {
          add(parties, -mine);
          mine = 0;
        },
      };
    },
  };
}

function refusal(status: number, said: Said): HttpProblem {
  return new HttpProblem(status, said, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
