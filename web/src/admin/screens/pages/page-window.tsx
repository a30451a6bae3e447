import type { PageSummary } from '@approdo/shared/contract/pages';
import { PAGES } from '../../texts/pages.ts';
import { WritingWindow } from '../../writing/writing-window.tsx';
import { fieldsOfPage, NO_PAGE, pageFields } from './page-fields.ts';
import { PageForm } from './page-form.tsx';
import { useSavePage } from './use-pages.ts';

export function NewPageWindow({ onClose }: { readonly onClose: () => void }) {
  const { create } = useSavePage();
  return (
    <WritingWindow title={PAGES.create} subject="page:new" fields={pageFields} saved={NO_PAGE} onClose={onClose}>
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
      saved={fieldsOfPage(page)}
      onClose={onClose}
    >
      {(writing) => (
        <PageForm
          isNew={false}
          writing={writing}
          save={(body) => edit.mutateAsync({ params: { id: page.id }, body })}
        />
      )}
    </WritingWindow>
  );
}
