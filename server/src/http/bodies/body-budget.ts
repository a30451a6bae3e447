import { type Said, say } from '@approdo/shared/words/say';
import { HttpProblem } from '../problems.ts';

const MB = 2 ** 20;

/** Bytes of bodies that are held in memory: of all visitors together, of one account, one network, one tenant of many. */
const OF_VISITORS = { most: 16 * MB, ofAccount: 4 * MB, ofNetwork: 6 * MB, ofTenant: 8 * MB };

/** An ordinary form is let in where large bodies, its sender's own included, leave none. */
const SMALL_BYTES = 16 * 2 ** 10;
const OF_VISITORS_WITH_SMALL = { most: 24 * MB, ofAccount: 6 * MB, ofNetwork: 8 * MB, ofTenant: 12 * MB };

/** Past what large bodies may fill a network holds a form and no more: it takes a thousand of them to fill the rest. */
const CROWDED_FROM = OF_VISITORS.most;
const OF_NETWORK_IN_A_CROWD = 8 * 2 ** 10;

/** Of those who manage the property, whom visitors leave no less; theirs may come from a network that is a visitor's, too. */
const OF_MANAGERS = { most: 8 * MB, ofTenant: 4 * MB };

/** Files on their way to disk, by one kind of call: of visitors, and beside them of those who manage the property. */
const FILES = { most: 64, ofAccount: 8, ofNetwork: 16 };
const FILES_OF_MANAGERS = { most: 64 };

const RETRY_AFTER_SECONDS = 5;
const FULL = say('bodiesFull');
const TOO_MANY_OF_YOURS = say('tooManyBodies');

/** Who answers for the size of a body. */
export type Sender = {
  readonly account: string | undefined;
  readonly network: string;
  /** EDITOR or ADMIN. */
  readonly isManager: boolean;
  /** Where a process serves many. */
  readonly tenant?: string;
};

/** The part of one body: what it holds may grow until it is left. Throws 503 where all is full, 429 where one has too much. */
export type Place = { readonly growTo: (amount: number) => void; readonly leave: () => void };

export type BodyBudget = { readonly enter: (sender: Sender) => Place };

/** What all together, and all of one account, network or tenant, may come to; what is left out has no most of its own. */
type Measure = {
  readonly most: number;
  readonly ofAccount?: number;
  readonly ofNetwork?: number;
  readonly ofTenant?: number;
};

/** For bodies that are gathered in memory; counted is what is there, not what was announced. */
export function createBodyBudget(): BodyBudget {
  const ofVisitors = createSpace((amount) => (amount > SMALL_BYTES ? OF_VISITORS : OF_VISITORS_WITH_SMALL));
  const ofManagers = createSpace(() => OF_MANAGERS);
  return ofTwo(ofVisitors, ofManagers);
}

/** For bodies that pass through to disk: each is one. */
export function createFileBudget(): BodyBudget {
  return ofTwo(
    createSpace(() => FILES),
    createSpace(() => FILES_OF_MANAGERS),
  );
}

function ofTwo(ofVisitors: BodyBudget, ofManagers: BodyBudget): BodyBudget {
  return { enter: (sender) => (sender.isManager ? ofManagers : ofVisitors).enter(sender) };
}

/** A budget that many tenants share, as one of them spends of it: of two of its neighbours' accounts none is hers. */
export function budgetOfTenant(bodyBudget: BodyBudget, tenant: string): BodyBudget {
  return { enter: (sender) => bodyBudget.enter({ ...sender, tenant }) };
}

/** One of those who answer for a body: what each of them holds has a most of its own. */
type Party = { readonly name: string; readonly kind: 'ofAccount' | 'ofNetwork' | 'ofTenant' };

function partiesOf({ account, network, isManager, tenant }: Sender): readonly Party[] {
  const parties: Party[] = [];
  if (account !== undefined) parties.push({ name: `account ${tenant ?? ''} ${account}`, kind: 'ofAccount' });
  if (!isManager) parties.push({ name: `network ${network}`, kind: 'ofNetwork' });
  if (tenant !== undefined) parties.push({ name: `tenant ${tenant}`, kind: 'ofTenant' });
  return parties;
}

/** `measureOf` says what may be held where a body of that size is let in. */
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
