import { Alert, Anchor, List } from '@mantine/core';
import { Link } from 'react-router-dom';
import { KINDS, LANGUAGES_SCREEN, sayField } from '../../texts/languages.ts';
import { addressOfThing } from './thing-address.ts';
import type { Gap } from './use-languages.ts';

/** What is to be translated before a language is offered, each thing a way to where that is done. */
export function MissingTexts({ gaps }: { readonly gaps: readonly Gap[] }) {
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
