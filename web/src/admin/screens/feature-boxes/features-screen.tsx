import { FEATURES } from '../../texts/features.ts';
import { EditableScreen } from '../../writing/editable-screen.tsx';
import { FeatureCard } from './feature-card.tsx';
import { FeatureForm } from './feature-form.tsx';
import { useFeatureActions, useFeatures } from './use-features.ts';

export function FeaturesScreen() {
  const actions = useFeatureActions();
  return (
    <EditableScreen
      query={useFeatures()}
      says={FEATURES}
      name="riquadri"
      textOf={({ title, description }) => `${title} ${description}`}
      card={(box, id, onEdit) => <FeatureCard box={box} id={id} actions={actions} onEdit={onEdit} />}
      window={(box, onClose) => <FeatureForm box={box} onClose={onClose} />}
    />
  );
}
