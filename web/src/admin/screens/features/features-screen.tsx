import type { FeatureBox } from '@approdo/shared/contract/feature-boxes';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { CardList } from '../../table/card-list.tsx';
import { FEATURES } from '../../texts/features.ts';
import { FeatureCard } from './feature-card.tsx';
import { FeatureForm } from './feature-form.tsx';
import { useFeatureActions, useFeatures } from './use-features.ts';

type OpenForm = { readonly box?: FeatureBox };

export function FeaturesScreen() {
  const query = useFeatures();
  const actions = useFeatureActions();
  const [openForm, setOpenForm] = useState<OpenForm>();
  return (
    <ScreenFrame actions={<Button onClick={() => setOpenForm({})}>{FEATURES.add}</Button>}>
      <QueryFaces
        query={query}
        failure={FEATURES.loadFailed}
        empty={{ when: (boxes) => boxes.length === 0, text: FEATURES.empty }}
      >
        {(boxes) => (
          <CardList
            label={FEATURES.list}
            name="riquadri"
            rows={boxes}
            keyOf={({ id }) => id}
            textOf={({ title, description }) => `${title} ${description}`}
          >
            {(box, id) => <FeatureCard box={box} id={id} actions={actions} onEdit={() => setOpenForm({ box })} />}
          </CardList>
        )}
      </QueryFaces>
      {openForm && <FeatureForm {...openForm} onClose={() => setOpenForm(undefined)} />}
    </ScreenFrame>
  );
}
