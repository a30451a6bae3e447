import type { DemoRemnant } from '@approdo/shared/contract/operations/demo';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { sweepTranslations } from '../../base/localization/index.ts';
import type { UseFinder } from '../../content/media/index.ts';
import { demoPages } from '../../content/pages/index.ts';
import { hasMoney } from '../../money/payments/index.ts';
import { insertFileToDelete, listMarks } from './demo.repository.ts';
import { type DemoField, listFields } from './demo-fields.ts';
import { type DemoThing, isDispensable, type RecordKind, type RemovableKind, recordKinds } from './demo-kinds.ts';
import { type Marks, readMarks } from './demo-marks.ts';
import { findDependentTitle, type RemovalContext } from './find-dependent-title.ts';

type Leaving<Kind> = DemoThing & { readonly kind: Kind };

/** The records that a removal deletes, in a possible order, and those that it leaves. */
type RecordsPlan<Kind> = {
  readonly leaving: readonly Leaving<Kind>[];
  readonly staying: readonly { readonly kind: Kind; readonly title: string; readonly reason: string }[];
};

/** What a removal deletes, in a possible order, what it resets, and what it leaves. */
export type RemovalPlan = {
  readonly leaving: readonly Leaving<RecordKind>[];
  readonly returning: readonly DemoField[];
  readonly staying: readonly DemoRemnant[];
};

/** Kinds of removed things that may have translations. */
const TRANSLATED_KINDS = ['posts', 'pages', 'feature_boxes', 'galleries', 'media', 'guide'] as const;

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

  const changedFields = changed.map(({ kind, title }) => ({ kind, title, reason: CHANGED }));
  const { leaving, staying } = await planRecords(reader, { kinds: recordKinds, marks, returning, useFinders });
  return { leaving, returning, staying: [...changedFields, ...staying, ...(await listIndispensable(reader))] };
}

type Removal<Kind> = Pick<RemovalContext, 'returning' | 'useFinders'> & {
  /** In the order in which they can be removed. */
  readonly kinds: readonly RemovableKind<Kind>[];
  readonly marks: Marks;
};

/** Which of the marked records a removal deletes: those that nobody changed, and that nothing which stays needs. */
export async function planRecords<Kind extends string>(
  reader: Reader,
  { kinds, marks, returning, useFinders }: Removal<Kind>,
): Promise<RecordsPlan<Kind>> {
  const leaving: Leaving<Kind>[] = [];
  const staying: { kind: Kind; title: string; reason: string }[] = [];
  const isLeaving = (kind: string, id: string) => leaving.some((thing) => thing.kind === kind && thing.id === id);
  for (const { kind, list } of kinds) {
    const things = (await list(reader)).filter(({ id, isInvented }) => isInvented || marks.has(kind, id));
    for (const thing of things) {
      const reason = await findReasonToStay(reader, { kind, thing, marks }, { isLeaving, returning, useFinders });
      if (reason === undefined) leaving.push({ ...thing, kind });
      else staying.push({ kind, title: thing.title, reason });
    }
  }
  return { leaving, staying };
}

type RecordRemoval<Kind> = Pick<RecordsPlan<Kind>, 'leaving'> & {
  readonly kinds: readonly RemovableKind<Kind>[];
  readonly at: Date;
};

/** Removes what a plan says, with its translations; files wait in a list until the transaction stands. */
export async function removeRecords<Kind extends string>(
  trx: Trx,
  { leaving, kinds, at }: RecordRemoval<Kind>,
): Promise<void> {
  for (const { kind, remove } of kinds) {
    for (const thing of leaving.filter((other) => other.kind === kind)) {
      await remove(trx, thing.id, at);
      if (kind === 'media' && thing.shownAs !== undefined) await insertFileToDelete(trx, thing.shownAs);
    }
  }
  for (const kind of TRANSLATED_KINDS) await sweepTranslations(trx, kind);
}

export function isNothing({ leaving, returning }: RemovalPlan): boolean {
  return leaving.length === 0 && returning.length === 0;
}

type Judged = { readonly kind: string; readonly thing: DemoThing; readonly marks: Marks };

async function findReasonToStay(
  reader: Reader,
  { kind, thing, marks }: Judged,
  removal: RemovalContext,
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
