import type { TranslationsOverview } from '@approdo/shared/contract/operations/translations';
import {
  LANGUAGES,
  type Language,
  OTHER_LANGUAGES,
  type OtherLanguage,
} from '@approdo/shared/domain/base/language/language';
import type { TranslationState } from '@approdo/shared/domain/operations/translation';
import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { LanguageMark, Languages, STATES, useTranslationsIn } from '../../../content/translations/index.ts';
import { FormWindow } from '../../../kit/form/form-window.tsx';
import kit from '../../../kit/styles/kit.module.css';
import { PRICE_EXTRAS } from '../texts/price-extras.ts';

/** A saved extra. */
export type TranslatedExtra = { readonly id: string; readonly name: string };

type Props = TranslatedExtra & { readonly onOpen: (extra: TranslatedExtra) => void };

/** The translation state of an extra's name by language, with a button to edit. */
export function ExtraLanguages({ id, name, onOpen }: Props) {
  const states = useStatesOf(id);
  return (
    <Button style={{ justifySelf: 'start' }} variant="subtle" size="compact-sm" onClick={() => onOpen({ id, name })}>
      <span className={kit.inlineRow}>
        {LANGUAGES.map((language) => {
          const state = states[language];
          return (
            <LanguageMark key={language} language={language} state={state}>
              {state && <VisuallyHidden> {STATES[state].toLowerCase()}, </VisuallyHidden>}
            </LanguageMark>
          );
        })}
        <VisuallyHidden>{PRICE_EXTRAS.translate(name)}</VisuallyHidden>
      </span>
    </Button>
  );
}

type WindowProps = { readonly extra: TranslatedExtra; readonly onClose: () => void };

/** The window for the name of an extra in other languages; the Italian one is edited in its row. */
export function ExtraLanguagesWindow({ extra: { id, name }, onClose }: WindowProps) {
  const [openLanguage, setOpenLanguage] = useState<OtherLanguage>(OTHER_LANGUAGES[0]);
  return (
    <FormWindow title={PRICE_EXTRAS.window(name)} size="xl" onClose={onClose}>
      <Languages
        thing={{ kind: 'price_extras', id }}
        selected={openLanguage}
        onSelect={(language) => setOpenLanguage(OTHER_LANGUAGES.find((other) => other === language) ?? openLanguage)}
      />
    </FormWindow>
  );
}

/** Without Italian, the source language. */
type States = Readonly<Partial<Record<Language, TranslationState | undefined>>>;

function useStatesOf(id: string): States {
  const [en, de, fr] = [useTranslationsIn('en'), useTranslationsIn('de'), useTranslationsIn('fr')];
  return { en: stateOf(id, en.data), de: stateOf(id, de.data), fr: stateOf(id, fr.data) };
}

/** Undefined until known. */
function stateOf(id: string, overview: TranslationsOverview | undefined): TranslationState | undefined {
  const thing = overview?.things.find((one) => one.kind === 'price_extras' && one.id === id);
  if (!thing) return undefined;
  if (thing.missing > 0) return 'MISSING';
  if (thing.suggested > 0) return 'SUGGESTED';
  return thing.outdated > 0 ? 'OUTDATED' : 'CHECKED';
}
