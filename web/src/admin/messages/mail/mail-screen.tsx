import { Alert, Button, Stack, Tabs, Text } from '@mantine/core';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { PendingContent, QueryStates } from '../../kit/feedback/query-states.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { HeldMail } from './held-mail.tsx';
import { LEFT_STATUSES, OutboxList, WAITING_STATUSES } from './outbox-list.tsx';
import { MAIL, MAIL_ACTIONS, MAIL_TABS } from './texts/mail.ts';
import { SCHEDULE, TextsTab } from './texts-tab.tsx';
import { type MailActions, useIsWithoutMailServer, useMail, useMailActions } from './use-mail.ts';
import { WordingPage } from './wording-page.tsx';

/** The tabs by their names in the address; the first has none there. */
const [SENT, WAITING, TEXTS] = ['sent', 'waiting', 'texts'] as const;

/** The site's mail: what left, what waits and how it is worded in a tab each, and a page for each text. */
export function MailScreen() {
  const { tab, kind } = useParams();
  const { search, hash } = useLocation();
  const moved = findMoved(tab, search, hash);
  if (moved !== undefined) return <Navigate replace to={moved} />;
  if (tab === TEXTS && kind !== undefined) return <WordingPage key={kind} kind={kind} />;
  return <MailTabs tab={tab ?? SENT} />;
}

/** Where an address leads that is of no tab: one from before there were tabs, or an unknown one. */
function findMoved(tab: string | undefined, search: string, hash: string): string | undefined {
  if (tab !== undefined) return tab === WAITING || tab === TEXTS ? undefined : '/mail';
  if (hash === `#${SCHEDULE}`) return `/mail/${TEXTS}${hash}`;
  const status = new URLSearchParams(search).get('stato');
  return WAITING_STATUSES.some((one) => one === status) ? `/mail/${WAITING}${search}${hash}` : undefined;
}

function MailTabs({ tab }: { readonly tab: string }) {
  const navigate = useNavigate();
  const messages = useMail();
  const actions = useMailActions();
  const isWithoutMailServer = useIsWithoutMailServer();
  const waiting = (messages.data ?? []).filter(({ status }) => WAITING_STATUSES.includes(status));
  return (
    <ScreenFrame actions={<TestButton actions={actions} />}>
      {isWithoutMailServer === undefined && <PendingContent />}
      {isWithoutMailServer && (
        <Alert color="lemon" title={MAIL.noServer} mb="md">
          {MAIL.noServerHelp}
        </Alert>
      )}
      {messages.isLoading && <PendingContent />}
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(chosen) => void navigate(chosen === SENT ? '/mail' : `/mail/${chosen}`)}
      >
        <Tabs.List aria-label={MAIL_TABS.label} mb="md">
          <Tabs.Tab value={SENT} mih="2.75rem">
            {MAIL_TABS.sent}
          </Tabs.Tab>
          <Tabs.Tab value={WAITING} mih="2.75rem">
            {waiting.length > 0 ? MAIL_TABS.countWaiting(waiting.length) : MAIL_TABS.waiting}
          </Tabs.Tab>
          <Tabs.Tab value={TEXTS} mih="2.75rem">
            {MAIL_TABS.texts}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={SENT}>
          <Text c="dimmed" mb="md">
            {MAIL.outboxHint}
          </Text>
          <QueryStates
            query={messages}
            failure={MAIL.loadFailed}
            empty={{ when: (found) => found.length === waiting.length, text: MAIL.empty }}
          >
            {(found) => <OutboxList messages={found} statuses={LEFT_STATUSES} actions={actions} />}
          </QueryStates>
        </Tabs.Panel>
        <Tabs.Panel value={WAITING}>
          <Stack>
            <HeldMail messages={waiting} actions={actions} />
            <QueryStates
              query={messages}
              failure={MAIL.loadFailed}
              empty={{ when: () => waiting.length === 0, text: MAIL.nothingWaits }}
            >
              {() => <OutboxList messages={waiting} statuses={WAITING_STATUSES} actions={actions} />}
            </QueryStates>
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value={TEXTS}>
          <TextsTab />
        </Tabs.Panel>
      </Tabs>
    </ScreenFrame>
  );
}

/** A second test waits for the first; the button keeps the focus meanwhile. */
function TestButton({ actions }: { readonly actions: MailActions }) {
  return (
    <Button
      aria-disabled={actions.isTesting}
      data-disabled={actions.isTesting}
      onClick={() => {
        if (!actions.isTesting) actions.test();
      }}
    >
      {MAIL_ACTIONS.test}
    </Button>
  );
}
