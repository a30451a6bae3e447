import { translator } from '@approdo/shared/contract/content/translator';
import { languages } from '@approdo/shared/contract/operations/languages';
import { LANGUAGE_NAMES, OTHER_LANGUAGES, type OtherLanguage } from '@approdo/shared/domain/base/language/language';
import { SegmentedControl, Stack } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import {
  LANGUAGES_SCREEN,
  Languages,
  THINGS,
  type Thing,
  TRANSLATION,
  useSuggest,
  useTranslationsIn,
} from '../../content/translations/index.ts';
import { useBanners } from '../../kit/feedback/banners.ts';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { Part } from '../../kit/frame/part.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { useChoice } from '../../kit/table/use-choice.ts';
import { LetterTools } from '../../messages/mail/index.ts';
import { canOpen } from '../../session/guard.ts';
import { useSession } from '../../session/session-context.ts';
import { useRead } from '../../session/use-read.ts';
import { OfferedLanguages } from './offered-languages.tsx';
import { readThing, writeThing } from './thing-address.ts';
import { type ListedThing, ThingTable } from './thing-table.tsx';
import { TranslatorPart } from './translator-part.tsx';

/** The site's languages, their progress, and the translation service. */
export function LanguagesScreen() {
  const { user } = useSession();
  const isAdmin = canOpen({ access: 'admin' }, user);
  const offered = useRead(languages.list);
  return (
    <ScreenFrame>
      <Stack gap="xl">
        <Part id="offered" title={LANGUAGES_SCREEN.offered} hint={LANGUAGES_SCREEN.offeredHint}>
          <QueryStates query={offered} failure={LANGUAGES_SCREEN.loadFailed}>
            {(found) => <OfferedLanguages offered={found} canOffer={isAdmin} />}
          </QueryStates>
        </Part>
        <Things />
        {isAdmin && <TranslatorPart />}
      </Stack>
    </ScreenFrame>
  );
}

function Things() {
  const [language, choose] = useChoice('lingua', OTHER_LANGUAGES);
  const query = useTranslationsIn(language);
  const suggestions = useSuggestions(language);
  const [thing, open] = useOpenThing();
  return (
    <Part id="things" title={LANGUAGES_SCREEN.list} hint={LANGUAGES_SCREEN.listHint}>
      <SegmentedControl
        aria-label={LANGUAGES_SCREEN.language}
        value={language}
        onChange={choose}
        data={OTHER_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        mb="md"
      />
      <QueryStates
        query={query}
        failure={LANGUAGES_SCREEN.loadFailed}
        empty={{ when: ({ things }) => things.length === 0, text: LANGUAGES_SCREEN.nothing }}
      >
        {({ things }) => (
          <ThingTable things={things} isBusy={suggestions.isBusy} onTranslate={open} onSuggest={suggestions.suggest} />
        )}
      </QueryStates>
      {thing && (
        <ThingWindow
          thing={thing}
          title={query.data?.things.find((one) => writeThing(one) === writeThing(thing))?.title ?? ''}
          language={language}
          onShow={choose}
          onClose={() => open(undefined)}
        />
      )}
    </Part>
  );
}

type ThingWindowProps = {
  readonly thing: Thing;
  readonly title: string;
  readonly language: OtherLanguage;
  readonly onShow: (language: string) => void;
  readonly onClose: () => void;
};

function ThingWindow({ thing, title, language, onShow, onClose }: ThingWindowProps) {
  return (
    <FormWindow title={THINGS.window(title)} size="64rem" onClose={onClose}>
      <Languages
        thing={thing}
        selected={language}
        onSelect={onShow}
        tools={thing.kind === 'mail_wordings' ? (typing) => <LetterTools kind={thing.id} {...typing} /> : undefined}
      />
    </FormWindow>
  );
}

/** The thing in the open window is in the address, so that links can lead to it. */
function useOpenThing() {
  const [address, setAddress] = useSearchParams();
  const open = (thing: Thing | undefined) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (thing) next.set('testo', writeThing(thing));
        else next.delete('testo');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [readThing(address.get('testo')), open] as const;
}

/** Suggests a row's translations, one row at a time; `suggest` is undefined if no service is linked. */
function useSuggestions(language: OtherLanguage) {
  const banners = useBanners();
  const { data } = useRead(translator.find);
  const suggest = useSuggest();

  function ask({ kind, id }: ListedThing): void {
    if (suggest.isPending) return;
    suggest.mutate(
      { language, kind, id },
      { onError: (fault) => banners.fail(describeServerError(fault, TRANSLATION.suggestFailed)) },
    );
  }

  return {
    isBusy: (thing: ListedThing) => suggest.isPending && suggest.variables.id === thing.id,
    suggest: data?.service ? ask : undefined,
  };
}
