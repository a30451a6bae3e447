import { type PageSummary, pageSummary } from '@approdo/shared/contract/pages';
import type { Written } from '../../../kept-drafts.ts';
import { useSavePage } from '../../resources/use-pages.ts';
import { PAGES } from '../../texts/pages.ts';
import { WritingWindow } from '../../writing/writing-window.tsx';
import { fieldsOfPage, NO_PAGE, type PageFields, pageFields } from './page-fields.ts';
import { PageForm } from './page-form.tsx';

const NEW: Written<PageFields> = { fields: NO_PAGE };

export function NewPageWindow({ onClose }: { readonly onClose: () => void }) {
  const { create } = useSavePage();
  return (
    <WritingWindow title={PAGES.create} subject="page:new" fields={pageFields} saved={NEW} onClose={onClose}>
      {(writing) => <PageForm isNew writing={writing} save={(body) => create.mutateAsync({ body })} />}
    </WritingWindow>
  );
}

type EditProps = { readonly page: PageSummary; readonly onClose: () => void };

export function EditPageWindow({ page, onClose }: EditProps) {
  const { edit } = useSavePage();
  return (
    <WritingWindow
      title={PAGES.edit}
      subject={`page:${page.id}`}
      fields={pageFields}
      saved={writtenIn(page)}
      readSaved={readPage}
      onClose={onClose}
    >
      {(writing) => (
        <PageForm
          isNew={false}
          writing={writing}
          save={(body, version) => edit.mutateAsync({ params: { id: page.id }, body, version })}
        />
      )}
    </WritingWindow>
  );
}

function readPage(current: unknown): Written<PageFields> | undefined {
  const { data } = pageSummary.safeParse(current);
  return data && writtenIn(data);
}

function writtenIn(page: PageSummary): Written<PageFields> {
  return { fields: fieldsOfPage(page), version: page.version };
}
