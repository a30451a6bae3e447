import type { DemoRemnant } from '@approdo/shared/contract/operations/demo';
import type { Reader } from '../../../db/transaction.ts';
import type { UseFinder } from '../../content/media/index.ts';
import { demoPages } from '../../content/pages/index.ts';
import { hasMoney } from '../../money/payments/index.ts';
import { listMarks } from './demo.repository.ts';
import { type DemoField, listFields } from './demo-fields.ts';
import { type DemoThing, isDispensable, type RecordKind, recordKinds } from './demo-kinds.ts';
import { type Marks, readMarks } from './demo-marks.ts';
import { findDependentTitle } from './find-dependent-title.ts';

type Leaving = DemoThing & { readonly kind: RecordKind };

/** What a removal deletes, in a possible order, what it resets, and what it leaves. */
export type RemovalPlan = {
  readonly leaving: readonly Leaving[];
  readonly returning: readonly DemoField[];
  readonly staying: readonly DemoRemnant[];
};

const CHANGED = 'Contiene le tue modifiche';
const PAID = 'Ci sono movimenti di denaro';
const NEEDED = 'Il sito non può farne a meno: resta, e lo cambi con parole tue';

/** One plan both lists what would be deleted and drives the deletion, so that nothing else is deleted than shown. */
export async function planRemoval(reader: Reader, useFinders: readonly UseFinder[]): Promise<RemovalPlan> {
  const records = await listMarks(reader);
  if (records.length === 0) return { leaving: [], returning: [], staying: [] };
  const marks = readMarks(records);
  const fields = (await listFields(reader)).filter(({ kind, id }) => marks.has(kind, id));
  const returning = fields.filter(
    ({ kind, id, words, plain }) => marks.isAsWritten(kind, id, words) && !isSame(words, plain),
  );
  const changed = fields.filter(({ kind, id, words }) => !marks.isAsWritten(kind, id, words));

  const leaving: Leaving[] = [];
  const staying: DemoRemnant[] = changed.map(({ kind, title }) => ({ kind, title, reason: CHANGED }));
  const isLeaving = (kind: string, id: string) => leaving.some((thing) => thing.kind === kind && thing.id === id);
  for (const { kind, list } of recordKinds) {
    const things = (await list(reader)).filter(({ id, isInvented }) => isInvented || marks.has(kind, id));
    for (const thing of things) {
      const reason = await findReasonToStay(reader, { kind, thing, marks }, { isLeaving, returning, useFinders });
      if (reason === undefined) leaving.push({ ...thing, kind });
      else staying.push({ kind, title: thing.title, reason });
    }
  }
  return { leaving, returning, staying: [...staying, ...(await listIndispensable(reader))] };
}

export function isNothing({ leaving, returning }: RemovalPlan): boolean {
  return leaving.length === 0 && returning.length === 0;
}

type Judged = { readonly kind: RecordKind; readonly thing: DemoThing; readonly marks: Marks };

async function findReasonToStay(
  reader: Reader,
  { kind, thing, marks }: Judged,
  removal: Parameters<typeof findDependentTitle>[3],
): Promise<string | undefined> {
  if (!thing.isInvented && !marks.isAsWritten(kind, thing.id, thing.words)) return CHANGED;
  if (kind === 'booking' && (await hasMoney(reader, thing.id))) return PAID;
  const dependentTitle = await findDependentTitle(reader, kind, thing, removal);
  return dependentTitle === undefined ? undefined : `È in uso: «${dependentTitle}»`;
}

/** What every site has, with or without a demo. */
async function listIndispensable(reader: Reader): Promise<DemoRemnant[]> {
  const pages = (await demoPages.list(reader)).filter((page) => !isDispensable(page));
  return [
    { kind: 'rates', title: 'Il listino prezzi', reason: NEEDED },
    ...pages.map(({ title }) => ({ kind: 'page', title, reason: NEEDED }) as const),
    { kind: 'menu', title: 'Il menu', reason: 'Porta a pagine che ogni sito ha' },
  ];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
