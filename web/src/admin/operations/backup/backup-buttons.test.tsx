// @vitest-environment jsdom
import type { BackupEntry } from '@approdo/shared/contract/operations/backup';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { isDisabled, type Reading, readMarkup } from '../../../testing/read-markup.ts';
import { BackupTable } from './backup-table.tsx';
import { DrivePart } from './drive-part.tsx';
import { listTogether } from './listed-backup.ts';
import { NewBackup } from './new-backup.tsx';

const entry: BackupEntry = {
  id: '1',
  fileName: 'approdo-2027-03-01-100000-manuale.tar',
  createdAt: '2027-03-01T10:00:00.000Z',
  location: 'local',
  kind: 'manual',
  size: 2 ** 21,
  verifiedAt: null,
};

const nothing = () => undefined;

function show(content: ReactNode): Reading {
  return readMarkup(
    <MantineProvider>
      <MemoryRouter>{content}</MemoryRouter>
    </MantineProvider>,
  );
}

function showTable(isBusy: boolean, onDownload?: () => void): Reading {
  return show(
    <BackupTable
      backups={[entry]}
      isBusy={isBusy}
      onDownload={onDownload}
      onVerify={nothing}
      onRestore={nothing}
      onRemove={nothing}
    />,
  );
}

function buttonsIn({ listAll, nameOf }: Reading) {
  return listAll('button').map((button) => ({ words: nameOf(button), isOff: isDisabled(button) }));
}

function ofBackup(page: Reading) {
  const words = ['Scarica', 'Verifica', 'Ripristina', 'Elimina'];
  return buttonsIn(page).filter((button) => words.includes(button.words));
}

/** Whether each place can be chosen, by its value. */
function placesIn({ listAll }: Reading): Record<string, boolean> {
  return Object.fromEntries(listAll('radio').map((radio) => [radio.getAttribute('value'), !isDisabled(radio)]));
}

test('a backup can be downloaded, verified, restored and deleted', () => {
  expect(ofBackup(showTable(false, nothing))).toEqual(
    ['Scarica', 'Verifica', 'Ripristina', 'Elimina'].map((words) => ({ words, isOff: false })),
  );
});

test('where this computer cannot take an archive, none is offered', () => {
  expect(ofBackup(showTable(false)).map(({ words }) => words)).toEqual(['Verifica', 'Ripristina', 'Elimina']);
});

test('what lies on this computer stands among the others, by its date, with what can be done there', () => {
  const here = { ...entry, id: 'a', createdAt: '2027-03-02T10:00:00.000Z', verifiedAt: entry.createdAt, isBad: false };
  const older = { ...here, id: 'b', createdAt: '2027-02-01T10:00:00.000Z', isBad: true };
  const { isBad: _isBad, ...sent } = older;
  const there = { ...sent, createdAt: '2027-01-01T10:00:00.000Z', id: 'c' };
  const rows = listTogether({ stored: [entry], computerBackups: [here, older], driveBackups: [there] });
  expect(rows.map(({ id, location }) => `${id} ${location}`)).toEqual([
    'a computer',
    '1 local',
    'b computer',
    'c computerDrive',
  ]);
  const page = show(
    <BackupTable
      backups={rows}
      isBusy={false}
      onDownload={nothing}
      onVerify={nothing}
      onRestore={nothing}
      onRemove={nothing}
      onSend={nothing}
      onBring={nothing}
    />,
  );
  expect(buttonsIn(page).filter(({ words }) => words === 'Invia a Drive')).toHaveLength(2);
  expect(buttonsIn(page).filter(({ words }) => words === 'Copia qui')).toHaveLength(1);
  expect(ofBackup(page).filter(({ words }) => words === 'Elimina')).toHaveLength(4);
  expect(ofBackup(page).filter(({ words }) => words === 'Scarica')).toHaveLength(1);
  expect(ofBackup(page).filter(({ words }) => words === 'Ripristina')).toHaveLength(3);
  expect(page.text.match(/Danneggiato/g)).toHaveLength(1);
});

test('one of the server that is damaged is marked, and its last verification is not shown', () => {
  const damaged = { ...entry, verifiedAt: entry.createdAt, isDamaged: true } as const;
  const showRow = (backup: typeof entry) =>
    show(<BackupTable backups={[backup]} isBusy={false} onVerify={nothing} onRestore={nothing} onRemove={nothing} />);
  expect(showRow(damaged).text).toContain('Danneggiato');
  expect(showRow(entry).text).not.toContain('Danneggiato');
});

test('one that is whole and cannot be restored is not called damaged', () => {
  const unaccepted = { ...entry, verifiedAt: entry.createdAt, isUnaccepted: true } as const;
  const { text } = show(
    <BackupTable backups={[unaccepted]} isBusy={false} onVerify={nothing} onRestore={nothing} onRemove={nothing} />,
  );
  expect(text).toContain('Non si può ripristinare');
  expect(text).not.toContain('Danneggiato');
});

test('while one thing is done, every button about backups is off', () => {
  const table = ofBackup(showTable(true, nothing));
  const above = buttonsIn(show(<NewBackup drive="linked" isBusy onCreate={nothing} onUpload={nothing} />));
  expect(table).toHaveLength(4);
  expect(above.map(({ words }) => words)).toEqual(['Crea backup', 'Carica un backup']);
  expect([...table, ...above].every(({ isOff }) => isOff)).toBe(true);
});

test.each([
  ['not configured', 'Chi gestisce il server lo presenta'],
  ['not linked', 'Collega il tuo account Google'],
  ['revoked', 'Finché non lo colleghi di nuovo'],
] as const)(
  'with Google Drive %s its places are shown but off, and lead to the one place that says how',
  (drive, how) => {
    const page = show(<NewBackup drive={drive} isBusy={false} onCreate={nothing} onUpload={nothing} />);
    expect(placesIn(page)).toEqual({ local: true, drive: false, both: false });
    expect(page.text).not.toContain(how);
    const status = { drive, driveAccount: null };
    const part = show(<DrivePart status={status} isBusy={false} onLink={nothing} onUnlink={nothing} />);
    expect(part.text).toContain(how);
    const [link] = page.listAll('link');
    expect(part.findById(link?.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
  },
);

test('with Google Drive linked every place can be chosen, and nothing is explained', () => {
  const page = show(<NewBackup drive="linked" isBusy={false} onCreate={nothing} onUpload={nothing} />);
  expect(placesIn(page)).toEqual({ local: true, drive: true, both: true });
  expect(page.text).not.toContain('non è collegato');
});

test.each([
  ['not configured', []],
  ['not linked', ['Collega Google Drive']],
  ['linked', ['Scollega Google Drive']],
  ['revoked', ['Collega di nuovo', 'Scollega Google Drive']],
] as const)('with Google Drive %s there is what can be done about it, and nothing else', (drive, words) => {
  const part = (isBusy: boolean) =>
    buttonsIn(
      show(<DrivePart status={{ drive, driveAccount: null }} isBusy={isBusy} onLink={nothing} onUnlink={nothing} />),
    );
  expect(part(false)).toEqual(words.map((word) => ({ words: word, isOff: false })));
  expect(part(true).every(({ isOff }) => isOff)).toBe(true);
});

test('it is said to whose Google Drive the copies go', () => {
  const status = { drive: 'linked', driveAccount: 'casa@example.com' } as const;
  expect(show(<DrivePart status={status} isBusy={false} onLink={nothing} onUnlink={nothing} />).text).toContain(
    'Collegato a casa@example.com.',
  );
});
