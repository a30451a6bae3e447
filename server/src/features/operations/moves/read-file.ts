import type { MoveKind } from '@approdo/shared/contract/operations/moves';
import type { MoveFiles } from '../../../adapters/moving/move-files.ts';
import type { ReadItem, ReadingFault, ReadingLine } from '../../../adapters/moving/reading.ts';
import { makeId } from '../../../adapters/random.ts';
import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import { insertItems, type NewItem, nextPosition } from './moves.repository.ts';
import type { StoredMove } from './moves.table.ts';

/** Reads files in a process of its own, and hands over what they hold, line by line. */
export type MovingReader = {
  readonly read: (
    task: { readonly kind: MoveKind; readonly files: readonly { readonly path: string; readonly name: string }[] },
    onLine: (line: ReadingLine) => Promise<void>,
    signal?: AbortSignal,
  ) => Promise<void>;
};

/** Items written in one transaction. */
const PORTION = 100;

const BROKEN: ReadingFault = { message: 'La lettura del file non è riuscita' };

type Needs = {
  readonly database: Database;
  readonly reader: MovingReader;
  readonly files: Pick<MoveFiles, 'withFile'>;
};

type Reading = {
  readonly move: StoredMove;
  /** The number of the file to read. */
  readonly file: number;
  /** Called once the file is known to be one of its kind. */
  readonly onKnown: () => void;
  readonly signal: AbortSignal;
};

/** What holds for a whole file. */
export type FileFacts = Pick<StoredMove, 'format' | 'facts' | 'notComing' | 'readHints'>;

/** Reads a file of a move into items after those that it has; the answer is what holds for all of it, or its fault. */
export async function readFile(
  { database, reader, files }: Needs,
  { move, file, onKnown, signal }: Reading,
): Promise<FileFacts | { readonly fault: ReadingFault }> {
  let position = await nextPosition(database, move.id);
  let waiting: NewItem[] = [];
  let outcome: FileFacts | { readonly fault: ReadingFault } = { fault: BROKEN };
  const write = async () => {
    const items = waiting;
    waiting = [];
    await transact(database, (trx) => insertItems(trx, items));
  };
  const onLine = async (line: ReadingLine) => {
    if ('fault' in line) {
      outcome = line;
      return;
    }
    onKnown();
    if ('end' in line) {
      const { format, left, hints, facts = null } = line.end;
      outcome = {
        format,
        facts: { told: facts },
        notComing: addUp([...move.notComing, ...left]),
        readHints: [...new Set([...move.readHints, ...hints])],
      };
      return;
    }
    waiting.push(startItem(line.item, { moveId: move.id, position, file }));
    position += 1;
    if (waiting.length >= PORTION) await write();
  };
  const name = move.files[file]?.name ?? '';
  await files.withFile(move.id, file, async (path) => {
    await reader.read({ kind: move.kind, files: [{ path, name }] }, onLine, signal);
  });
  await write();
  return outcome;
}

type Place = { readonly moveId: string; readonly position: number; readonly file: number };

/** An item before it is judged. */
function startItem({ source, key, title, found, ...item }: ReadItem, place: Place): NewItem {
  const { moveId, position, file } = place;
  const { state, reason } = found ?? ({ state: 'NEW', reason: null } as const);
  const warnings = [...(item.warnings ?? [])];
  return {
    id: makeId(),
    moveId,
    position,
    kind: item.kind,
    source,
    sourceKey: key,
    readTitle: title,
    facts: { told: numberFile(item.facts ?? null, file) },
    content: item.content ?? null,
    found: found ?? null,
    readWarnings: warnings,
    title,
    state,
    reason,
    warnings,
    markSource: source,
    markKey: key,
    shown: {},
    thingId: null,
  };
}

/** The `file` that a fact names counts those of one reading, which has one: it is made to count those of the move. */
function numberFile(facts: unknown, file: number): unknown {
  const isNumbered = typeof facts === 'object' && facts !== null && 'file' in facts && typeof facts.file === 'number';
  return isNumbered ? { ...facts, file } : facts;
}

function addUp(all: StoredMove['notComing']): StoredMove['notComing'] {
  const byName = Map.groupBy(all, ({ what }) => what);
  return [...byName].map(([what, named]) => ({ what, count: named.reduce((sum, { count }) => sum + count, 0) }));
}
