import type { Words } from '@approdo/shared/words/say';

let loading: Promise<Words> | undefined;

/**
 * Loads the messages for what a schema or a rule finds wrong, with the first form, since few screens have one. Never
 * rejects: if they cannot be loaded, each key stands for itself, and the next form tries again.
 */
export async function loadFormWords(): Promise<Words> {
  loading ??= import('@approdo/shared/words/italian').then(
    ({ italian }): Words => italian,
    () => {
      loading = undefined;
      return {};
    },
  );
  return await loading;
}
