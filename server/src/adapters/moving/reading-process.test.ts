import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { ReadingLine } from './reading.ts';
import { createMovingReader } from './reading-process.ts';

const DEAD = { fault: { message: 'Il file è incompleto o rovinato' } };
const ROWS = 4000;

let folder: string;
let table: string;
const { systemPlaces } = readConfig();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-reading-'));
  table = join(folder, 'tabella');
  const rows = Array.from({ length: ROWS }, (_, index) => `${index},${'x'.repeat(100)},3/7/2026`);
  writeFileSync(table, ['Codice,Nome,Arrivo', ...rows].join('\n'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stays = () => ({ kind: 'STAYS', files: [{ path: table, name: 'tabella.csv' }] }) as const;

// Each starts a process, which loads what reads the file.
describe('the reading process', { timeout: 60_000 }, () => {
  test('hands over what a file holds, line by line, to a reader that takes its time', async () => {
    const lines: ReadingLine[] = [];
    let atOnce = 0;
    await createMovingReader(systemPlaces).read(stays(), async (line) => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      if (lines.length % 1000 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      lines.push(line);
      atOnce -= 1;
    });
    expect(lines).toHaveLength(ROWS + 1);
    expect(lines[ROWS - 1]).toMatchObject({ item: { key: String(ROWS + 1) } });
    expect(lines[ROWS]).toMatchObject({ end: { format: 'CSV' } });
  });

  test('tells why it does not read a file', async () => {
    const lines: ReadingLine[] = [];
    const files = [{ path: table, name: 'foto.jpg' }];
    await createMovingReader(systemPlaces).read({ kind: 'PHOTOS', files }, async (line) => void lines.push(line));
    expect(lines).toEqual([{ fault: { status: 415, message: 'Non riconosciamo questo file' } }]);
  });

  test('that takes too long is ended, and that is a fault of the file', async () => {
    const lines: ReadingLine[] = [];
    await createMovingReader(systemPlaces, 1).read(stays(), async (line) => void lines.push(line));
    expect(lines.at(-1)).toEqual(DEAD);
  });

  test.runIf(process.platform === 'linux')('that dies is a fault of the file, and what it said counts', async () => {
    const lines: ReadingLine[] = [];
    const before = new Set(listChildren());
    await createMovingReader(systemPlaces).read(stays(), async (line) => {
      lines.push(line);
      if (lines.length > 1) return;
      for (const pid of listChildren().filter((each) => !before.has(each))) process.kill(Number(pid), 'SIGKILL');
    });
    expect(lines[0]).toMatchObject({ item: { key: '2' } });
    expect(lines.length).toBeLessThan(ROWS);
    expect(lines.at(-1)).toEqual(DEAD);
  });

  test('is ended with its caller', async () => {
    const end = new AbortController();
    const lines: ReadingLine[] = [];
    const reading = createMovingReader(systemPlaces).read(
      stays(),
      async (line) => {
        lines.push(line);
        end.abort(new Error('interrotto'));
      },
      end.signal,
    );
    await expect(reading).rejects.toThrow('interrotto');
    expect(lines).toHaveLength(1);
    await expect(createMovingReader(systemPlaces).read(stays(), async () => undefined, end.signal)).rejects.toThrow();
  });

  test.runIf(process.platform === 'linux')('is ended where its lines cannot be kept', async () => {
    const before = listChildren().length;
    const reading = createMovingReader(systemPlaces).read(stays(), async () => {
      throw new Error('il disco è pieno');
    });
    await expect(reading).rejects.toThrow('il disco è pieno');
    await expect.poll(() => listChildren().length).toBe(before);
  });
});

/** The child processes of this one. */
function listChildren(): string[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim();
  return children === '' ? [] : children.split(/\s+/);
}
