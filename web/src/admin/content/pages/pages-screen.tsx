import { type PageSummary, pageSummary } from '@approdo/shared/contract/content/pages';
import { formatInstantDate } from '@approdo/shared/domain/base/date/local-date';
import type { RowActions } from '../../kit/feedback/use-row-actions.ts';
import { EditableRowButtons } from '../../kit/table/editable-row-buttons.tsx';
import { usePages } from '../records/index.ts';
import {
  EditableScreen,
  PUBLICATION,
  PublicationBadge,
  SavedDraftMark,
  WRITING_CARD,
  WRITING_ORDERS,
  type WritingKind,
  WritingWindow,
} from '../writing/index.ts';
import { PAGES_LIST } from './page-address.ts';
import { isFixedPage, NO_PAGE, type PageFields, pageFields } from './page-fields.ts';
import { PageForm } from './page-form.tsx';
import { PAGES } from './texts.ts';
import { usePageActions, useSavePage } from './use-page-actions.ts';

const PAGE: WritingKind<PageFields, PageSummary> = {
  subject: 'page',
  translated: 'pages',
  titles: PAGES,
  shape: pageSummary,
  fields: pageFields,
  blank: NO_PAGE,
  fieldsOf: (page) => pageFields.parse(page),
};

export function PagesScreen() {
  const actions = usePageActions();
  return (
    <EditableScreen
      subject="page"
      query={usePages()}
      texts={PAGES}
      name={PAGES_LIST}
      textOf={({ title, slug, excerpt }) => `${title} ${slug} ${excerpt}`}
      orders={WRITING_ORDERS}
      card={(page, nameId, onEdit) => <PageCard page={page} nameId={nameId} actions={actions} onEdit={onEdit} />}
      window={(page, onClose) => <PageWindow page={page} onClose={onClose} />}
    />
  );
}

type Props = { readonly page: PageSummary | undefined; readonly onClose: () => void };

function PageWindow({ page, onClose }: Props) {
  const save = useSavePage(page?.id);
  return (
    <WritingWindow kind={PAGE} id={page?.id} saved={page} onClose={onClose}>
      {(writing) => <PageForm isNew={!page} writing={writing} save={save} />}
    </WritingWindow>
  );
}

type PageCardProps = {
  readonly page: PageSummary;
  /** The id of the element that names the card. */
  readonly nameId: string;
  readonly actions: RowActions<PageSummary>;
  readonly onEdit: () => void;
};

function PageCard({ page, nameId, actions, onEdit }: PageCardProps) {
  const { title, slug, excerpt, published, createdAt } = page;
  const isFixed = isFixedPage(slug);
  return (
    <article className={WRITING_CARD.card} aria-labelledby={nameId}>
      <div className={WRITING_CARD.marks}>
        <PublicationBadge published={published} />
        <SavedDraftMark subject={`page:${page.id}`} describedBy={nameId} onOpen={onEdit} />
      </div>
      <h2 className={WRITING_CARD.title} id={nameId} tabIndex={-1}>
        {title}
      </h2>
      {excerpt && <p className={WRITING_CARD.text}>{excerpt}</p>}
      <p className={WRITING_CARD.facts}>
        /pages/{slug} · <time dateTime={createdAt}>{formatInstantDate(createdAt)}</time>
      </p>
      {isFixed && <p className={WRITING_CARD.facts}>{PAGES.fixed}</p>}
      <div className={WRITING_CARD.buttons}>
        <EditableRowButtons
          row={page}
          describedBy={nameId}
          actions={actions}
          change={published ? PUBLICATION.hide : PUBLICATION.publish}
          onEdit={onEdit}
          isFixed={isFixed}
        />
      </div>
    </article>
  );
}
