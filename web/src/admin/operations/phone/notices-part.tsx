import type { PushDevice } from '@approdo/shared/contract/accounts/push';
import { PUSH_KINDS, type PushKind } from '@approdo/shared/domain/accounts/push-kind';
import { Checkbox, Fieldset, Stack, Switch, Text } from '@mantine/core';
import { useId } from 'react';
import { Part } from '../../kit/frame/part.tsx';
import kit from '../../kit/styles/kit.module.css';
import type { PhoneShell } from '../../phone-shell.ts';
import { NOTICES } from './texts.ts';
import { useEditKinds, useToggleNotices } from './use-push.ts';

type Props = {
  readonly phone: PhoneShell;
  readonly publicKey: string;
  /** This browser, if it receives notices. */
  readonly device: PushDevice | undefined;
};

/** Whether this browser receives notices, and which. */
export function NoticesPart({ phone, publicKey, device }: Props) {
  const toggle = useToggleNotices(phone, device);
  const id = useId();
  const fault = phone.notices.findFault();
  const isOn = device !== undefined;
  const isWanted = toggle.isPending ? toggle.variables.isOn : isOn;
  return (
    <Part id="notices" title={NOTICES.title} hint={NOTICES.hint}>
      <Stack>
        <Switch
          className={kit.tick}
          label={NOTICES.label}
          checked={isWanted}
          disabled={fault !== undefined && !isOn}
          aria-describedby={fault && id}
          onChange={({ currentTarget }) => {
            if (!toggle.isPending) toggle.mutate({ isOn: currentTarget.checked, publicKey });
          }}
        />
        {fault && <Text id={id}>{NOTICES.faults[fault]}</Text>}
        {device && <Kinds phone={phone} device={device} />}
      </Stack>
    </Part>
  );
}

function Kinds({ phone, device: { id, kinds } }: Pick<Props, 'phone'> & { readonly device: PushDevice }) {
  const edit = useEditKinds(phone);
  const selectedKinds = edit.isPending ? edit.variables.kinds : kinds;

  function toggle(kind: PushKind): void {
    edit.mutate({ id, kinds: PUSH_KINDS.filter((one) => selectedKinds.includes(one) !== (one === kind)) });
  }

  return (
    <Fieldset legend={NOTICES.kindsLabel}>
      {PUSH_KINDS.map((kind) => (
        <Checkbox
          key={kind}
          className={kit.tick}
          label={NOTICES.kinds[kind]}
          checked={selectedKinds.includes(kind)}
          onChange={() => {
            if (!edit.isPending) toggle(kind);
          }}
        />
      ))}
    </Fieldset>
  );
}
