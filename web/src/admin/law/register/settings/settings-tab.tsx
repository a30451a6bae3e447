import { registerKey } from '@approdo/shared/contract/law/register-key';
import { registerSettings } from '@approdo/shared/contract/law/register-settings';
import { elideBeforeDates, sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { QueryStates } from '../../../kit/feedback/query-states.tsx';
import { Part } from '../../../kit/frame/part.tsx';
import { useRead } from '../../../session/use-read.ts';
import { REGISTER, REGISTER_KEY_WORDS, REGISTER_TABLES, REGISTER_TERMS } from '../../guests/index.ts';
import { KeyWindow } from '../key/key-window.tsx';
import { useTurnRegisterOff } from '../use-register.ts';
import { TablesPart } from './tables-part.tsx';
import { TermsForm } from './terms-form.tsx';

/** The register's settings, its official lists, its key, and the way to switch it off. */
export function SettingsTab() {
  return (
    <Stack gap="xl">
      <Part id="register-terms" title={REGISTER_TERMS.title}>
        <QueryStates query={useRead(registerSettings.get)} failure={REGISTER.loadFailed}>
          {(terms) => <TermsForm terms={terms} />}
        </QueryStates>
      </Part>
      <Part id="register-tables" title={REGISTER_TABLES.title}>
        <TablesPart />
      </Part>
      <KeyPart />
      <OffPart />
    </Stack>
  );
}

function KeyPart() {
  const [isOpen, setIsOpen] = useState(false);
  const { data: key } = useRead(registerKey.get);
  return (
    <Part id="register-key" title={REGISTER_KEY_WORDS.title} hint={REGISTER_KEY_WORDS.hint}>
      <Stack align="flex-start">
        {key && (
          <Text>
            {key.savedAt === null
              ? REGISTER_KEY_WORDS.notSaved
              : elideBeforeDates(REGISTER_KEY_WORDS.savedOn(sayInstantDate(key.savedAt)))}
          </Text>
        )}
        {key?.fingerprint && (
          <Text size="sm" c="dimmed">
            {REGISTER_KEY_WORDS.fingerprint(key.fingerprint)}
          </Text>
        )}
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {REGISTER_KEY_WORDS.show}
        </Button>
      </Stack>
      {isOpen && <KeyWindow onClose={() => setIsOpen(false)} />}
    </Part>
  );
}

function OffPart() {
  const { isBusy, turnOff } = useTurnRegisterOff();
  return (
    <Part id="register-off" title={REGISTER_TERMS.turnOff} hint={REGISTER_TERMS.turnOffText}>
      <Button variant="outline" color="red" aria-disabled={isBusy} onClick={() => !isBusy && void turnOff()}>
        {REGISTER_TERMS.turnOff}
      </Button>
    </Part>
  );
}
