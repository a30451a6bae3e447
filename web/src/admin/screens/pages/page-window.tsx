import { type PageSummary, pageSummary } from '@approdo/shared/contract/content/pages';
import { useSavePage } from '../../resources/use-pages.ts';
import { PAGES } from '../../texts/pages.ts';
import { type WritingKind, WritingWindow } from '../../writing/writing-window.tsx';
import { fieldsOfPage, NO_PAGE, type PageFields, pageFields } from './page-fields.ts';
import { PageForm } from './page-form.tsx';

const PAGE: WritingKind<PageFields, PageSummary> = {
  subject: 'page',
  translated: 'pages',
  titles: PAGES,
  shape: pageSummary,
  fields: pageFields,
  blank: NO_PAGE,
  fieldsOf: fieldsOfPage,
};

type Props = { readonly page: PageSummary | undefined; readonly onClose: () => void };

export function PageWindow({ page, onClose }: Props) {
  const save = useSavePage(page?.id);
  return (
    <WritingWindow kind={PAGE} id={page?.id} saved={page} onClose={onClose}>
      {(writing) => <PageForm isNew={!page} writing={writing} save={save} />}
    </WritingWindow>
  );
}
