// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { type Reading, readMarkup } from '../../../testing/read-markup.ts';
import { DataTable } from './data-table.tsx';
import { RowButton } from './row-buttons.tsx';
import type { Column, Editing } from './rows.ts';

type Guest = { readonly id: string; readonly name: string; readonly phone: string | null };

const guests: Guest[] = [
  { id: 'a', name: 'Anna Bianchi', phone: '333' },
  { id: 'l', name: 'Luca Serra', phone: null },
];

const columns: readonly [Column<Guest>, ...Column<Guest>[]] = [
  { key: 'nome', label: 'Nome', sortBy: ({ name }) => name, cell: ({ name }) => name },
  { key: 'telefono', label: 'Telefono', cell: ({ phone }) => phone },
];

/** jsdom has no window width, so there is no room for a table, and the rows are cards. */
function show(address: string, editing?: Editing): Reading {
  return readMarkup(
    <MantineProvider>
      <MemoryRouter initialEntries={[address]}>
        <DataTable
          label="Ospiti"
          name="ospiti"
          rows={guests}
          keyOf={({ id }) => id}
          textOf={({ name }) => name}
          columns={columns}
          editing={editing}
          actions={(_, describedBy) => (
            <RowButton describedBy={describedBy} onClick={() => undefined}>
              Elimina
            </RowButton>
          )}
        />
      </MemoryRouter>
    </MantineProvider>,
  );
}

describe('a list', () => {
  test('begins as the address says', () => {
    expect(show('/?ospiti.ordine=-nome').text).toMatch(/Luca Serra.*Anna Bianchi/s);
    expect(show('/?ospiti.cerca=luca').text).not.toContain('Anna Bianchi');
  });

  test('says so where a search finds nothing', () => {
    expect(show('/?ospiti.cerca=marta').text).toContain('Nessun risultato.');
  });

  test('leaves out what a row does not have', () => {
    expect(show('/').listNames('term')).toEqual(['Telefono']);
  });

  test('has buttons that say which row they are for', () => {
    const { listAll, nameOf, descriptionOf } = show('/');
    const buttons = listAll('button').filter((button) => nameOf(button) === 'Elimina');
    expect(buttons.map(descriptionOf)).toEqual(['Anna Bianchi', 'Luca Serra']);
  });

  test('has the form where the edited row was', () => {
    const { listAll, find, text } = show('/', { key: 'a', form: <form aria-label="Modifica Anna" /> });
    const [first] = listAll('listitem');
    expect(first?.contains(find('form', 'Modifica Anna'))).toBe(true);
    expect(text).not.toContain('Anna Bianchi');
  });
});
