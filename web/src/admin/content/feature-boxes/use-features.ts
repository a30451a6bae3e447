import { type FeatureBox, featureBoxes } from '@approdo/shared/contract/content/feature-boxes';
import { useQuery } from '@tanstack/react-query';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useRowActions } from '../../kit/feedback/use-row-actions.ts';
import { useSave } from '../../kit/feedback/use-save.ts';
import { useClient } from '../../session/platform-context.ts';
import { FEATURE_ACTIONS, REMOVE_FEATURE } from './texts.ts';

const ROWS = { featureBoxes };
const FEATURES_KEY = ['feature-boxes'];

/** Every box, drafts too. */
export function useFeatures() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: FEATURES_KEY, queryFn: ({ signal }) => client.featureBoxes.list({ signal }) });
}

export function useSaveFeature(id: string | undefined) {
  const { create, update } = useClient(ROWS).featureBoxes;
  return useSave({ id, create, edit: update, reloads: [FEATURES_KEY], success: FEATURE_ACTIONS.saved });
}

/** What the buttons of a box do: to publish a draft or to hide what is published, and to delete it. */
export function useFeatureActions() {
  const client = useClient(ROWS);
  return useRowActions<FeatureBox>({
    reloads: [FEATURES_KEY],
    change: {
      run: ({ id, version, published }) =>
        client.featureBoxes.update({ params: { id }, body: { published: !published }, version }),
      success: ({ published }) => (published ? FEATURE_ACTIONS.hidden : FEATURE_ACTIONS.published),
      describe: (fault) => sayWhatServerSaid(fault, FEATURE_ACTIONS.saveFailed),
    },
    remove: {
      run: ({ id }) => client.featureBoxes.remove({ params: { id } }),
      question: ({ title }) => ({
        title: REMOVE_FEATURE.title,
        text: REMOVE_FEATURE.text(title),
        action: FEATURE_ACTIONS.remove,
      }),
      success: () => FEATURE_ACTIONS.removed,
      describe: (fault) => sayWhatServerSaid(fault, FEATURE_ACTIONS.removeFailed),
    },
  });
}
