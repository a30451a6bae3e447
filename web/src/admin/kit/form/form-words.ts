import type { Words } from '@approdo/shared/words/say';

let loading: Promise<Words> | undefined;

/**
 * The words for what a schema or a rule finds wrong: those of all of them are fetched with the first form, since few screens
 * have one. Never rejects: where they cannot be had each key stands for itself, and they are asked for again.
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
