import type { Gallery } from '@approdo/shared/contract/content/galleries';
import type { RowActions } from '../../feedback/use-row-actions.ts';
import { EditableRowButtons } from '../../table/editable-row-buttons.tsx';
import { GALLERIES } from '../../texts/galleries.ts';
import { KeptDraftMark } from '../../writing/kept-draft-mark.tsx';
import cards from '../../writing/writing-card.module.css';
import styles from './gallery-card.module.css';

/** As many as fit beside each other. */
const SHOWN = 4;

type Props = {
  readonly gallery: Gallery;
  /** The id of what names the card. */
  readonly nameId: string;
  readonly actions: RowActions<Gallery>;
  readonly onEdit: () => void;
};

export function GalleryCard({ gallery, nameId, actions, onEdit }: Props) {
  const { name, description, slug, isDefault, images } = gallery;
  return (
    <article className={cards.card} aria-labelledby={nameId}>
      <div className={styles.strip}>
        {images.slice(0, SHOWN).map((image) => (
          <img key={image} src={`/uploads/${image}?w=480`} alt="" loading="lazy" decoding="async" />
        ))}
      </div>
      <div className={cards.marks}>
        <h2 className={cards.title} id={nameId} tabIndex={-1}>
          {name}
        </h2>
        {isDefault && <span className={styles.badge}>{GALLERIES.isDefault}</span>}
        <KeptDraftMark subject={`gallery:${gallery.id}`} describedBy={nameId} onOpen={onEdit} />
      </div>
      {description && <p className={cards.text}>{description}</p>}
      <p className={cards.facts}>
        {slug} · {GALLERIES.images(images.length)}
      </p>
      <div className={cards.buttons}>
        <EditableRowButtons
          row={gallery}
          describedBy={nameId}
          actions={actions}
          change={isDefault ? undefined : GALLERIES.makeDefault}
          onEdit={onEdit}
        />
      </div>
    </article>
  );
}
