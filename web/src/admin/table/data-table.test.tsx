import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
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

/** Without a window there is no room for a table, so that these are cards. */
function show(address: string, editing?: Editing): string {
  return renderToStaticMarkup(
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
    expect(show('/?ospiti.ordine=-nome')).toMatch(/Luca Serra.*Anna Bianchi/s);
    expect(show('/?ospiti.cerca=luca')).not.toContain('Anna Bianchi');
  });

  test('says so where a search finds nothing', () => {
    expect(show('/?ospiti.cerca=marta')).toContain('Nessun risultato.');
  });

  test('leaves out what a row does not have', () => {
    expect(show('/').match(/<dt>Telefono<\/dt>/g)).toHaveLength(1);
  });

  test('has buttons that say which row they are for', () => {
    const html = show('/');
    for (const { id, name } of guests) {
      expect(html).toMatch(new RegExp(`<div[^>]* id="row-${id}"[^>]*>${name}`));
      expect(html).toContain(`aria-describedby="row-${id}"`);
    }
  });

  test('has the form where the edited row was', () => {
    const html = show('/', { key: 'a', form: <form aria-label="Modifica Anna" /> });
    expect(html).toMatch(/<li[^>]* data-row="a"><form aria-label="Modifica Anna">/);
    expect(html).not.toContain('Anna Bianchi');
  });
});
