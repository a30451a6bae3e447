import { type HomepageAnswer, homepage, homepageSettings } from '@approdo/shared/contract/content/homepage';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { HOMEPAGE } from './texts.ts';

type Options = {
  readonly settings: HomepageAnswer;
  readonly loadLatest: LoadLatest;
  readonly onSaved?: () => void;
};

/** The form of the site's name and hero, whichever of its fields are shown. */
export function useHomepageForm({ settings, loadLatest, onSaved }: Options) {
  const edit = useWrite(homepage.update, { success: () => HOMEPAGE.saved });
  return useForm({
    schema: homepageSettings,
    start: settings,
    version: settings.version,
    loadLatest: loadLatest,
    save: (body, version) => edit.mutateAsync({ body, version }),
    onSaved,
    describe: (fault) => describeServerError(fault, HOMEPAGE.saveFailed),
  });
}

export type HomepageForm = ReturnType<typeof useHomepageForm>;
