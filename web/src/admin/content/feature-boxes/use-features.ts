import { type FeatureBox, featureBoxes } from '@approdo/shared/contract/content/feature-boxes';
import { useSave } from '../../kit/feedback/use-save.ts';
import { usePublicationActions } from '../writing/index.ts';
import { FEATURE_ACTIONS, REMOVE_FEATURE } from './texts.ts';

export function useSaveFeature(id: string | undefined) {
  return useSave({ id, create: featureBoxes.create, edit: featureBoxes.update, success: FEATURE_ACTIONS.saved });
}

/** The actions of a box: publish, hide and delete. */
export function useFeatureActions() {
  return usePublicationActions<FeatureBox>({
    edit: featureBoxes.update,
    remove: featureBoxes.remove,
    says: FEATURE_ACTIONS,
    asks: REMOVE_FEATURE,
  });
}
