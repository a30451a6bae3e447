import { translator } from '@approdo/shared/contract/content/translator';
import type { OtherLanguage } from '@approdo/shared/domain/base/language/language';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { canOpen } from '../../session/guard.ts';
import { useSession } from '../../session/session-context.ts';
import { useRead } from '../../session/use-read.ts';
import { TRANSLATION, TRANSLATOR_PART } from './texts.ts';

type Props = {
  readonly language: OtherLanguage;
  /** Whether it is off because typed text would be lost. */
  readonly isOff: boolean;
  readonly isBusy: boolean;
  readonly onClick: () => void;
};

/** Asks the service to suggest missing texts; without a service, shows those who may link one where. */
export function SuggestButton(props: Props) {
  const { data } = useRead(translator.find);
  const { user } = useSession();
  if (!data) return null;
  if (data.service) return <ActiveButton {...props} />;
  return canOpen({ access: 'admin' }, user) ? <NoService language={props.language} /> : null;
}

function NoService({ language }: Pick<Props, 'language'>) {
  return (
    <Text size="sm" c="dimmed" pb="md">
      {TRANSLATION.noService}{' '}
      <Anchor component={Link} to={`/languages?lingua=${language}#${TRANSLATOR_PART}`} inherit underline="always">
        {TRANSLATION.linkService}
      </Anchor>
      .
    </Text>
  );
}

function ActiveButton({ isOff, isBusy, onClick }: Omit<Props, 'language'>) {
  const isIdle = isOff || isBusy;
  return (
    <Group gap="sm" pb="md">
      <Button variant="light" aria-disabled={isIdle} data-disabled={isIdle} onClick={() => !isIdle && onClick()}>
        {TRANSLATION.suggest}
      </Button>
      <Text size="sm" c="dimmed" flex="1 1 16rem">
        {isOff ? TRANSLATION.saveFirst : TRANSLATION.suggestHint}
      </Text>
    </Group>
  );
}
