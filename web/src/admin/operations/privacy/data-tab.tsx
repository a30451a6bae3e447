import { type PrivacyNotice, type PrivacySettings, privacy } from '@approdo/shared/contract/operations/privacy';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { Stack, Switch, Text } from '@mantine/core';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import figureTable from '../../kit/figures/figure-table.module.css';
import { Part } from '../../kit/frame/part.tsx';
import { useRead } from '../../session/use-read.ts';
import { PersonPart } from './person-part.tsx';
import { NOTICES, OLD_MESSAGES } from './texts.ts';
import { useDeleteOldMessages } from './use-privacy.ts';

/** A person's data, automatic deletions, and the versions of the privacy notice. */
export function DataTab() {
  const settings = useRead(privacy.getSettings);
  const notices = useRead(privacy.notices);
  return (
    <Stack gap="xl">
      <PersonPart />
      <QueryStates query={settings} failure={OLD_MESSAGES.loadFailed}>
        {(found) => <OldMessages {...found} />}
      </QueryStates>
      <Part id="notices" title={NOTICES.title} hint={NOTICES.hint}>
        <QueryStates
          query={notices}
          failure={OLD_MESSAGES.loadFailed}
          empty={{ when: ({ length }) => length === 0, text: NOTICES.empty }}
        >
          {(found) => <Notices notices={found} />}
        </QueryStates>
      </Part>
    </Stack>
  );
}

function OldMessages({ deletesMessages }: PrivacySettings) {
  const change = useDeleteOldMessages();
  return (
    <Part id="old-messages" title={OLD_MESSAGES.title}>
      <Switch
        label={OLD_MESSAGES.label}
        checked={change.isPending ? change.variables : deletesMessages}
        disabled={change.isPending}
        onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
      />
      <Text c="dimmed" size="sm" mt="xs" maw="75ch">
        {OLD_MESSAGES.hint}
      </Text>
    </Part>
  );
}

function Notices({ notices }: { readonly notices: readonly PrivacyNotice[] }) {
  return (
    <table className={figureTable.table} aria-labelledby="notices">
      <thead>
        <tr>
          <th scope="col">{NOTICES.version}</th>
          <th scope="col">{NOTICES.from}</th>
          <th scope="col">{NOTICES.acceptances}</th>
        </tr>
      </thead>
      <tbody>
        {notices.map(({ version, from, acceptances }) => (
          <tr key={version}>
            <th scope="row">{version}</th>
            <td>{formatInstantDateTime(from)}</td>
            <td>{acceptances}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
