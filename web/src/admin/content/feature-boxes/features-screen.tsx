import { type FeatureBox, featureBoxes } from '@approdo/shared/contract/content/feature-boxes';
import type { RowActions } from '../../kit/feedback/use-row-actions.ts';
import kit from '../../kit/styles/kit.module.css';
import { EditableRowButtons } from '../../kit/table/editable-row-buttons.tsx';
import { useRead } from '../../session/use-read.ts';
import { EditableScreen, PUBLICATION, PublicationBadge, usePublicationActions } from '../writing/index.ts';
import styles from './feature-card.module.css';
import { FeatureForm } from './feature-form.tsx';
import { FEATURE_ACTIONS, FEATURES, REMOVE_FEATURE } from './texts.ts';

export function FeaturesScreen() {
  const { update: edit, remove, list } = featureBoxes;
  const actions = usePublicationActions<FeatureBox>({ edit, remove, says: FEATURE_ACTIONS, asks: REMOVE_FEATURE });
  return (
    <EditableScreen
      query={useRead(list)}
      texts={FEATURES}
      name="riquadri"
      textOf={({ title, description }) => `${title} ${description}`}
      card={(box, id, onEdit) => <FeatureCard box={box} id={id} actions={actions} onEdit={onEdit} />}
      window={(box, onClose) => <FeatureForm box={box} onClose={onClose} />}
    />
  );
}

type Props = {
  readonly box: FeatureBox;
  readonly id: string;
  readonly actions: RowActions<FeatureBox>;
  readonly onEdit: () => void;
};

function FeatureCard({ box, id, actions, onEdit }: Props) {
  const { icon, title, description, link, published } = box;
  return (
    <>
      <div className={kit.cardHead}>
        <img className={styles.icon} src={icon} alt="" />
        <strong className={kit.wrapAnywhere} id={id} tabIndex={-1}>
          {title}
        </strong>
        <PublicationBadge published={published} />
      </div>
      <p className={kit.words}>{description}</p>
      {link && (
        <p className={`${kit.hint} ${styles.link}`}>
          {FEATURES.link} <span>{link}</span>
        </p>
      )}
      <EditableRowButtons
        row={box}
        describedBy={id}
        actions={actions}
        change={published ? PUBLICATION.hide : PUBLICATION.publish}
        onEdit={onEdit}
      />
    </>
  );
}
