import { ApiError } from '@approdo/shared/client';
import { languages, type OfferedLanguages as Offered } from '@approdo/shared/contract/operations/languages';
import { TRANSLATABLE_KINDS } from '@approdo/shared/contract/operations/translatable';
import { LANGUAGE_NAMES, OTHER_LANGUAGES, type OtherLanguage } from '@approdo/shared/domain/base/language/language';
import { Alert, Anchor, List, Progress, Switch, Text } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { KINDS, LANGUAGES_SCREEN, sayField, useTranslationsIn } from '../../content/translations/index.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { addressOfThing } from './thing-address.ts';

/** A missing text that keeps a language from being offered. */
const gap = z.object({
  language: z.enum(OTHER_LANGUAGES),
  kind: z.enum(TRANSLATABLE_KINDS),
  id: z.string(),
  title: z.string(),
  field: z.string(),
});
type Gap = z.output<typeof gap>;

/** The missing texts, if that is why offering a language was refused. */
function findGaps(fault: unknown): readonly Gap[] {
  const body = fault instanceof ApiError ? fault.body : undefined;
  return z.object({ missing: z.array(gap) }).safeParse(body).data?.missing ?? [];
}

type Props = {
  readonly offered: Offered;
  /** Whether the user may decide which languages are offered. */
  readonly canOffer: boolean;
};

/** Each language's progress, with the switch that offers it. */
export function OfferedLanguages({ offered, canOffer }: Props) {
  const offer = useWrite(languages.offer, {
    success: () => LANGUAGES_SCREEN.saved,
    describe: LANGUAGES_SCREEN.saveFailed,
  });
  const gaps = findGaps(offer.error);
  const isOffered = (language: OtherLanguage) => offered.some((one) => one.language === language);

  function toggle(language: OtherLanguage): void {
    const wanted = OTHER_LANGUAGES.filter((one) => isOffered(one) !== (one === language));
    offer.mutate({ body: { offered: wanted } });
  }

  return (
    <>
      <ul style={columns('15rem', { align: 'stretch' })} className={kit.plainList}>
        {OTHER_LANGUAGES.map((language) => (
          <OneLanguage
            key={language}
            language={language}
            isOffered={isOffered(language)}
            isBusy={offer.isPending}
            onToggle={canOffer ? () => toggle(language) : undefined}
          />
        ))}
      </ul>
      {gaps.length > 0 && <MissingTexts gaps={gaps} />}
    </>
  );
}

type OneLanguageProps = {
  readonly language: OtherLanguage;
  readonly isOffered: boolean;
  readonly isBusy: boolean;
  readonly onToggle: (() => void) | undefined;
};

function OneLanguage({ language, isOffered, isBusy, onToggle }: OneLanguageProps) {
  const id = useId();
  const query = useTranslationsIn(language);
  return (
    <li className={`${kit.panel} ${kit.stack3}`} style={{ alignContent: 'start' }}>
      <h3 className={kit.flush} style={{ fontSize: 'var(--text-l)' }} id={id}>
        {LANGUAGE_NAMES[language]}
      </h3>
      <QueryStates query={query} failure={LANGUAGES_SCREEN.loadFailed}>
        {({ needed, all }) => (
          <>
            {needed.total > 0 && <ProgressLine label={LANGUAGES_SCREEN.needed} progress={needed} />}
            <ProgressLine label={LANGUAGES_SCREEN.all} progress={all} />
          </>
        )}
      </QueryStates>
      <Switch
        label={LANGUAGES_SCREEN.offer}
        aria-describedby={id}
        checked={isOffered}
        disabled={onToggle === undefined}
        onChange={() => {
          if (!isBusy) onToggle?.();
        }}
      />
    </li>
  );
}

type ProgressLineProps = {
  readonly label: string;
  readonly progress: { readonly done: number; readonly total: number };
};

/** How many of some texts are done. */
function ProgressLine({ label, progress: { done, total } }: ProgressLineProps) {
  const words = LANGUAGES_SCREEN.done(done, total);
  return (
    <div>
      <Text size="sm" c="dimmed" mb={4}>
        {label}: {words}
      </Text>
      <Progress.Root size="md">
        <Progress.Section value={total === 0 ? 0 : (done / total) * 100} aria-label={label} aria-valuetext={words} />
      </Progress.Root>
    </div>
  );
}

/** The texts to be translated before a language is offered, each as a link to where that is done. */
function MissingTexts({ gaps }: { readonly gaps: readonly Gap[] }) {
  const things = Map.groupBy(gaps, addressOfThing);
  return (
    <Alert color="red" mt="md" title={LANGUAGES_SCREEN.missing}>
      <List>
        {[...things].map(([address, [gap, ...others]]) => (
          <List.Item key={address}>
            {gap && (
              <>
                <Anchor component={Link} to={address} underline="always" preventScrollReset>
                  {KINDS[gap.kind]} «{gap.title}»
                </Anchor>
                {': '}
                {[gap, ...others].map(({ kind, field }) => sayField(kind, field)).join(', ')}
              </>
            )}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
