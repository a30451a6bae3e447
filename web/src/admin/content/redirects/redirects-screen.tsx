import { type Redirect, redirects } from '@approdo/shared/contract/content/redirects';
import { Button, Group } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../kit/badge/badge.tsx';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { Pager } from '../../kit/paging/pager.tsx';
import { DataTable } from '../../kit/table/data-table.tsx';
import { EditableRowButtons } from '../../kit/table/editable-row-buttons.tsx';
import { SearchField } from '../../kit/table/listing-bar.tsx';
import type { Column } from '../../kit/table/rows.ts';
import { EDITABLE_ROW } from '../../kit/table/texts.ts';
import { useRead } from '../../session/use-read.ts';
import { RedirectForm } from './redirect-form.tsx';
import { REDIRECT_ACTIONS, REDIRECTS, REMOVE_REDIRECT } from './texts.ts';

/** Lines of one page. */
const PAGE = 50;

/** Milliseconds after the last keystroke. */
const PAUSE_MS = 200;

export function RedirectsScreen() {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, PAUSE_MS);
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Redirect | 'new'>();
  const query = useRead(redirects.list, {
    query: { page: String(page), search },
    placeholderData: keepPreviousData,
  });
  const pages = Math.max(1, Math.ceil((query.data?.total ?? 0) / PAGE));
  // The last line of the last page was deleted.
  if (query.isSuccess && page > pages) setPage(pages);

  function seek(text: string): void {
    setTyped(text);
    setPage(1);
  }

  return (
    <ScreenFrame actions={<Button onClick={() => setOpened('new')}>{REDIRECTS.add}</Button>}>
      <QueryStates
        query={query}
        failure={REDIRECTS.loadFailed}
        empty={{
          when: ({ total }) => total === 0 && typed === '' && search === '' && !query.isPlaceholderData,
          text: REDIRECTS.empty,
        }}
      >
        {(found) => (
          <>
            <Group component="search" mb="md">
              <SearchField listing={{ view: { search: typed }, count: found.total, search: seek }} />
            </Group>
            <RedirectTable rows={found.redirects} onEdit={setOpened} />
            <Pager page={page} pages={pages} onPageChange={setPage} />
          </>
        )}
      </QueryStates>
      {opened && <RedirectForm of={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />}
    </ScreenFrame>
  );
}

type TableProps = { readonly rows: readonly Redirect[]; readonly onEdit: (redirect: Redirect) => void };

function RedirectTable({ rows, onEdit }: TableProps) {
  const removal = useRemoval<Redirect>({
    run: ({ id }, call) => call(redirects.remove, { params: { id } }),
    question: ({ from }) => ({
      title: REMOVE_REDIRECT.title,
      text: REMOVE_REDIRECT.text(from),
      action: EDITABLE_ROW.remove,
    }),
    success: () => REDIRECT_ACTIONS.removed,
    describe: REDIRECT_ACTIONS.removeFailed,
  });
  return (
    <DataTable
      label={REDIRECTS.list}
      name="indirizzi"
      rows={rows}
      keyOf={({ id }) => id}
      columns={COLUMNS}
      isUnpaged
      actions={(row, describedBy) => (
        <EditableRowButtons row={row} describedBy={describedBy} actions={removal} onEdit={() => onEdit(row)} />
      )}
    />
  );
}

const COLUMNS: readonly [Column<Redirect>, ...Column<Redirect>[]] = [
  { key: 'da', label: REDIRECTS.from, cell: ({ from }) => from },
  {
    key: 'a',
    label: REDIRECTS.to,
    cell: ({ to, isDead }) => (
      <>
        {to} {isDead && <Badge tone="careful">{REDIRECTS.isDead}</Badge>}
      </>
    ),
  },
];
