import { type ReadItem, ReadingRefusal } from '../../../adapters/moving/reading.ts';
import { makeId } from '../../../adapters/random.ts';
import { transact } from '../../../db/transaction.ts';
import type { MovesNeeds } from './move-jobs.ts';
import { insertItems, nextPosition, PORTION } from './moves.repository.ts';
import type { ItemWithContent, StoredMove } from './moves.table.ts';

const BROKEN = 'La lettura del file non è riuscita';

type Reading = {
  readonly move: StoredMove;
  /** The number of the file to read. */
  readonly file: number;
  /** Called once the file is known to be one of its kind. */
  readonly onKnown: () => void;
  readonly signal: AbortSignal;
};

/** What holds for a whole file. */
type FileFacts = Pick<StoredMove, 'format' | 'facts' | 'notComing' | 'readHints'>;

/**
 * Reads a file of a move into items after those that it has, and returns what holds for all of it. Throws a
 * ReadingRefusal where it has a fault.
 */
export async function readFile(
  { database, reader, files }: Pick<MovesNeeds, 'database' | 'reader' | 'files'>,
  { move, file, onKnown, signal }: Reading,
): Promise<FileFacts> {
  let position = await nextPosition(database, move.id);
  let waiting: ItemWithContent[] = [];
  let whole: FileFacts | undefined;
  const write = async () => {
    const items = waiting;
    waiting = [];
    await transact(database, (trx) => insertItems(trx, items));
  };
  const name = move.files[file]?.name ?? '';
  await files.withFile(move.id, file, (path) =>
    reader.read(
      { kind: move.kind, files: [{ path, name }] },
      async (line) => {
        if ('fault' in line) throw new ReadingRefusal(line.fault);
        onKnown();
        if ('item' in line) {
          waiting.push(startItem(line.item, { moveId: move.id, position, file }));
          position += 1;
          if (waiting.length >= PORTION) await write();
          return;
        }
        const { format, left, hints, facts = null } = line.end;
        const readHints = [...new Set([...move.readHints, ...hints])];
        whole = { format, facts: { told: facts }, notComing: addUp([...move.notComing, ...left]), readHints };
      },
      signal,
    ),
  );
  await write();
  if (!whole) throw new ReadingRefusal({ message: BROKEN });
  return whole;
}

type Place = { readonly moveId: string; readonly position: number; readonly file: number };

/** An item before it is judged. */
function startItem(read: ReadItem, { file, ...place }: Place): ItemWithContent {
  const { kind, source, key, title, content = null, found = null } = read;
  const { state, reason } = found ?? ({ state: 'NEW', reason: null } as const);
  const warnings = [...(read.warnings ?? [])];
  const facts = { told: numberFile(read.facts ?? null, file) };
  const told = { kind, source, sourceKey: key, readTitle: title, facts, content, found, readWarnings: warnings };
  const judged = { title, state, reason, warnings, markSource: source, markKey: key, shown: {}, thingId: null };
  return { id: makeId(), ...place, ...told, ...judged };
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
