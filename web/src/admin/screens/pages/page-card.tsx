import type { PageSummary } from '@approdo/shared/contract/content/pages';
import { formatInstantDate } from '@approdo/shared/domain/date/local-date';
import { PublicationBadge } from '../../badge/badge.tsx';
import type { RowActions } from '../../feedback/use-row-actions.ts';
import { EditableRowButtons } from '../../table/editable-row-buttons.tsx';
import { PAGES } from '../../texts/pages.ts';
import { PUBLICATION } from '../../texts/publication.ts';
import { KeptDraftMark } from '../../writing/kept-draft-mark.tsx';
import cards from '../../writing/writing-card.module.css';
import { isFixedPage } from './page-fields.ts';

type Props = {
  readonly page: PageSummary;
  /** The id of what names the card. */
  readonly nameId: string;
  readonly actions: RowActions<PageSummary>;
  readonly onEdit: () => void;
};

export function PageCard({ page, nameId, actions, onEdit }: Props) {
  const { title, slug, excerpt, published, createdAt } = page;
  const isFixed = isFixedPage(slug);
  return (
    <article className={cards.card} aria-labelledby={nameId}>
      <div className={cards.marks}>
        <PublicationBadge published={published} />
        <KeptDraftMark subject={`page:${page.id}`} describedBy={nameId} onOpen={onEdit} />
      </div>
      <h2 className={cards.title} id={nameId} tabIndex={-1}>
        {title}
      </h2>
      {excerpt && <p className={cards.text}>{excerpt}</p>}
      <p className={cards.facts}>
        /pages/{slug} · <time dateTime={createdAt}>{formatInstantDate(createdAt)}</time>
      </p>
      {isFixed && <p className={cards.facts}>{PAGES.fixed}</p>}
      <div className={cards.buttons}>
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
