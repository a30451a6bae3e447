import { LANGUAGE_NAMES, type Language } from '@approdo/shared/domain/base/language/language';
import type { TranslationState } from '@approdo/shared/domain/operations/translation';
import { Tabs } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { LoadingState, QueryStates } from '../../kit/feedback/query-states.tsx';
import { LeavablePartContext, useLeavablePart } from '../../kit/form/leavable-part.tsx';
import { LanguageMark } from './language-mark.tsx';
import { TRANSLATION } from './texts.ts';
import type { TranslatedField } from './translation-draft.ts';
import { TranslationForm, type TranslationTools } from './translation-form.tsx';
import { type Thing, type ThingInLanguage, useTranslation, useTranslationStates } from './use-translations.ts';

/** The most urgent state first. */
const URGENCY = ['MISSING', 'SUGGESTED', 'OUTDATED', 'CHECKED'] as const satisfies readonly TranslationState[];

type Props = Pick<Thing, 'kind'> & {
  /** Undefined for something new, which has no translations yet. */
  readonly id: string | undefined;
  /** Called when the translation is left, if that does not close the surrounding window. */
  readonly onLeave?: () => void;
  /** Rendered below a translation, with what is being typed. */
  readonly tools?: TranslationTools;
  /** The Italian, in its own form. */
  readonly children: ReactNode;
};

/** An editor for each language of the site: what is typed in Italian stays while another tab is open. */
export function LanguageTabs({ id, ...tabs }: Props) {
  return id === undefined ? tabs.children : <TabsOfThing id={id} {...tabs} />;
}

function TabsOfThing({ kind, id, onLeave, tools, children }: Props & { readonly id: string }) {
  const [selected, setSelected] = useState<Language>('it');
  return (
    <Languages thing={{ kind, id }} selected={selected} onSelect={setSelected} onLeave={onLeave} tools={tools}>
      {children}
    </Languages>
  );
}

type LanguagesProps = {
  readonly thing: Thing;
  readonly selected: Language;
  readonly onSelect: (language: Language) => void;
  readonly onLeave?: (() => void) | undefined;
  readonly tools?: TranslationTools | undefined;
  /** Left out if the Italian is edited elsewhere. */
  readonly children?: ReactNode;
};

/** The tabs of a thing, and the content of the selected one. */
export function Languages({ thing, selected, onSelect, onLeave, tools, children }: LanguagesProps) {
  const { isTranslated, states } = useTranslationStates(thing);
  const part = useLeavablePart();
  const leave = onLeave ? part.leaveBy(onLeave) : part.leave;
  return (
    <LeavablePartContext value={{ addGuard: part.addGuard, leave }}>
      <Tabs
        value={selected}
        onChange={(chosen) => {
          const language = states.find((one) => one.language === chosen)?.language ?? 'it';
          part.leaveBy(() => onSelect(language))();
        }}
      >
        {isTranslated && (
          <Tabs.List mb="md" aria-label={TRANSLATION.tabs}>
            {children !== undefined && <LanguageTab language="it" />}
            {states.map(({ language, fields }) => (
              <LanguageTab key={language} language={language} fields={fields} />
            ))}
          </Tabs.List>
        )}
        {children !== undefined && <Tabs.Panel value="it">{children}</Tabs.Panel>}
        {states.map(({ language }) => (
          <Tabs.Panel key={language} value={language}>
            {selected === language && <InLanguage thing={{ ...thing, language }} tools={tools} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </LeavablePartContext>
  );
}

type TabProps = { readonly language: Language; readonly fields?: readonly TranslatedField[] };

function LanguageTab({ language, fields = [] }: TabProps) {
  const word = language.toUpperCase();
  const isKnown = fields.length > 0;
  return (
    <Tabs.Tab
      value={language}
      title={LANGUAGE_NAMES[language]}
      aria-label={isKnown ? `${word}: ${sayProgress(fields)}` : word}
    >
      <LanguageMark language={language} state={isKnown ? worstOf(fields) : undefined} />
    </Tabs.Tab>
  );
}

type InLanguageProps = { readonly thing: ThingInLanguage; readonly tools: TranslationTools | undefined };

/** Loaded afresh each time it is opened: the Italian may have changed in the tab beside it. */
function InLanguage({ thing, tools }: InLanguageProps) {
  const query = useTranslation(thing);
  if (!query.isFetchedAfterMount) return <LoadingState />;
  return (
    <QueryStates query={query} failure={TRANSLATION.loadFailed}>
      {(translation) => <TranslationForm thing={thing} translation={translation} tools={tools} />}
    </QueryStates>
  );
}

type Stated = { readonly state: TranslationState };

/** The most urgent state. */
function worstOf(texts: readonly Stated[]): TranslationState {
  return URGENCY.find((state) => texts.some((text) => text.state === state)) ?? 'CHECKED';
}

/** How complete the translation is, in a few words. */
function sayProgress(texts: readonly Stated[]): string {
  const count = (state: TranslationState) => texts.filter((text) => text.state === state).length;
  const counts = [
    { count: count('MISSING'), say: TRANSLATION.missing },
    { count: count('SUGGESTED'), say: TRANSLATION.suggested },
    { count: count('OUTDATED'), say: TRANSLATION.outdated },
  ].filter((one) => one.count > 0);
  return counts.map((one) => one.say(one.count)).join(', ') || TRANSLATION.checked;
}
