import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const program = `
  const { createLog } = await import(${JSON.stringify(new URL('./log.ts', import.meta.url).href)});
  const log = await createLog({ level: 'info', isTerminal: process.argv[1] === 'terminal' });
  log.info({ id: 'a-1', method: 'GET', path: '/blog', status: 200, ms: 1.5 });
  log.error({ err: new Error('no such host') }, 'a letter was not sent');
`;

/** The standard output of a process that logs, including the last line. */
function printedTo(reader: 'terminal' | 'file'): string {
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program, reader], { encoding: 'utf8' }).stdout;
}

describe('the log', () => {
  it('is a line of JSON each where no person reads along', () => {
    const lines = printedTo('file').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { method: 'GET', path: '/blog', status: 200, ms: 1.5 },
      { msg: 'a letter was not sent', err: { message: 'no such host' } },
    ]);
  });

  it('is in words in a terminal, faults with where they come from', () => {
    const printed = printedTo('terminal');
    expect(printed).toMatch(/INFO: GET \/blog 200, 1\.5 ms\n/);
    expect(printed).toMatch(/ERROR: a letter was not sent\s[\s\S]*no such host\n\s+at /);
  });
});
