import { type FeatureBox, featureBoxes } from '@approdo/shared/contract/feature-boxes';
import { useQuery } from '@tanstack/react-query';
import { useConfirm } from '../../feedback/confirm.tsx';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { useAction } from '../../feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { FEATURE_ACTIONS, REMOVE_FEATURE } from '../../texts/features.ts';

const ROWS = { featureBoxes };
const FEATURES_KEY = ['feature-boxes'];

/** Every box, drafts too. */
export function useFeatures() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: FEATURES_KEY, queryFn: ({ signal }) => client.featureBoxes.list({ signal }) });
}

/** Adds a box; rejects where the server refuses. */
export function useAddFeature() {
  const client = useClient(ROWS);
  return useAction({
    run: client.featureBoxes.create,
    reloads: [FEATURES_KEY],
    success: () => FEATURE_ACTIONS.saved,
  });
}

/** Changes a box; rejects where the server refuses. */
export function useEditFeature() {
  const client = useClient(ROWS);
  return useAction({
    run: client.featureBoxes.update,
    reloads: [FEATURES_KEY],
    success: () => FEATURE_ACTIONS.saved,
  });
}

/** What the buttons of a box do. Deleting asks first. */
export function useFeatureActions() {
  const client = useClient(ROWS);
  const confirm = useConfirm();

  const publish = useAction({
    run: ({ box: { id, version, published } }: { readonly box: FeatureBox }) =>
      client.featureBoxes.update({ params: { id }, body: { published: !published }, version }),
    reloads: [FEATURES_KEY],
    success: (_, { published }) => (published ? FEATURE_ACTIONS.published : FEATURE_ACTIONS.hidden),
    describe: (fault) => sayWhatServerSaid(fault, FEATURE_ACTIONS.saveFailed),
  });
  const remove = useAction({
    run: ({ box: { id } }: { readonly box: FeatureBox }) => client.featureBoxes.remove({ params: { id } }),
    reloads: [FEATURES_KEY],
    success: () => FEATURE_ACTIONS.removed,
    describe: (fault) => sayWhatServerSaid(fault, FEATURE_ACTIONS.removeFailed),
  });

  return {
    isBusy: ({ id }: FeatureBox) => [publish, remove].some((it) => it.isPending && it.variables.box.id === id),
    /** Publishes a draft, hides what is published. */
    publish: (box: FeatureBox) => publish.mutate({ box }),
    remove: async (box: FeatureBox) => {
      const { title, text } = REMOVE_FEATURE;
      if (await confirm({ title, text: text(box.title), action: FEATURE_ACTIONS.remove })) remove.mutate({ box });
    },
  };
}

export type FeatureActions = ReturnType<typeof useFeatureActions>;
