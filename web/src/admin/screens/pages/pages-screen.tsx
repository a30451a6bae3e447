import type { PageSummary } from '@approdo/shared/contract/pages';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { usePageActions, usePages } from '../../resources/use-pages.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { CardList } from '../../table/card-list.tsx';
import { PAGES } from '../../texts/pages.ts';
import { WRITING } from '../../texts/writing.ts';
import { KeptDraftNote } from '../../writing/kept-draft-note.tsx';
import { PageCard } from './page-card.tsx';
import { EditPageWindow, NewPageWindow } from './page-window.tsx';

type OpenWindow = { readonly kind: 'new' } | { readonly kind: 'edit'; readonly page: PageSummary };

const ORDERS = [
  { key: 'title', label: WRITING.title, by: ({ title }: PageSummary) => title },
  { key: 'created', label: WRITING.created, by: ({ createdAt }: PageSummary) => createdAt },
];

export function PagesScreen() {
  const query = usePages();
  const actions = usePageActions();
  const [open, setOpen] = useState<OpenWindow>();
  const close = () => setOpen(undefined);

  return (
    <ScreenFrame actions={<Button onClick={() => setOpen({ kind: 'new' })}>{PAGES.create}</Button>}>
      {!open && <KeptDraftNote subject="page:new" onOpen={() => setOpen({ kind: 'new' })} />}
      <QueryFaces
        query={query}
        failure={PAGES.loadFailed}
        empty={{ when: (pages) => pages.length === 0, text: PAGES.empty }}
      >
        {(pages) => (
          <CardList
            label={PAGES.list}
            name="pages"
            rows={pages}
            keyOf={({ id }) => id}
            textOf={({ title, slug, excerpt }) => `${title} ${slug} ${excerpt}`}
            orders={ORDERS}
          >
            {(page, nameId) => (
              <PageCard page={page} nameId={nameId} actions={actions} onEdit={() => setOpen({ kind: 'edit', page })} />
            )}
          </CardList>
        )}
      </QueryFaces>
      {open?.kind === 'new' && <NewPageWindow onClose={close} />}
      {open?.kind === 'edit' && <EditPageWindow page={open.page} onClose={close} />}
    </ScreenFrame>
  );
}
