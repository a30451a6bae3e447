import { type FeatureBox, featureBoxes } from '@approdo/shared/contract/content/feature-boxes';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { useRowActions } from '../../kit/feedback/use-row-actions.ts';
import { useSave } from '../../kit/feedback/use-save.ts';
import { FEATURE_ACTIONS, REMOVE_FEATURE } from './texts.ts';

export function useSaveFeature(id: string | undefined) {
  return useSave({ id, create: featureBoxes.create, edit: featureBoxes.update, success: FEATURE_ACTIONS.saved });
}

/** The actions of a box: publish, hide and delete. */
export function useFeatureActions() {
  return useRowActions<FeatureBox>({
    change: {
      run: ({ id, version, published }, call) =>
        call(featureBoxes.update, { params: { id }, body: { published: !published }, version }),
      success: ({ published }) => (published ? FEATURE_ACTIONS.hidden : FEATURE_ACTIONS.published),
      describe: (fault) => describeServerError(fault, FEATURE_ACTIONS.saveFailed),
    },
    remove: {
      run: ({ id }, call) => call(featureBoxes.remove, { params: { id } }),
      question: ({ title }) => ({
        title: REMOVE_FEATURE.title,
        text: REMOVE_FEATURE.text(title),
        action: FEATURE_ACTIONS.remove,
      }),
      success: () => FEATURE_ACTIONS.removed,
      describe: (fault) => describeServerError(fault, FEATURE_ACTIONS.removeFailed),
    },
  });
}
