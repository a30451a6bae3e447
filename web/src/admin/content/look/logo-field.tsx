import { siteLook } from '@approdo/shared/contract/content/look';
import { DARK_COLOURS, LIGHT_COLOURS } from '@approdo/shared/domain/content/look/tokens';
import { Button, Group, Input } from '@mantine/core';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { sayServerError } from '../../kit/feedback/failure.ts';
import { FileChoice } from '../../kit/form/file-choice.tsx';
import kit from '../../kit/styles/kit.module.css';
import { type AnsweredOf, useCall } from '../../session/use-call.ts';
import { createUploads, sendWithTimeout, UploadRow } from '../uploads/index.ts';
import styles from './look.module.css';
import { LOGO_FORM } from './texts.ts';
import type { EditedLook } from './use-look-draft.ts';

const ACCEPTED = '.svg,.png,.webp,image/svg+xml,image/png,image/webp';

type Props = { readonly name: 'logo' | 'logoDark' | 'icon'; readonly field: EditedLook['field'] };

/** A file that marks the house, with what could be better about it once it is uploaded. */
export function LogoField({ name, field }: Props) {
  const id = useId();
  const { value: file, error, onChange } = field(name);
  const [hinted, setHinted] = useState<LogoAdded>();
  const { uploads, add } = useLogoUploads(name === 'icon' ? 'ICON' : 'LOGO', (added) => {
    const { hints: _, ...uploaded } = added;
    setHinted(added);
    onChange(uploaded);
  });
  // The grounds of the site, whatever the theme of the back office.
  const ground = name === 'logoDark' ? DARK_COLOURS : LIGHT_COLOURS;
  const label = LOGO_FORM.labels[name];
  const hints = hinted && hinted.file === file?.file ? hinted.hints : [];

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-name` }}
      description={LOGO_FORM.help[name]}
      id={id}
      error={error}
    >
      <Group gap="sm" my="var(--space-2)">
        <div className={styles.logo} style={{ background: ground.paper, color: ground['ink-soft'] }}>
          {file ? <img src={`/uploads/${file.file}`} width={file.width} height={file.height} alt="" /> : LOGO_FORM.none}
        </div>
        <FileChoice accept={ACCEPTED} describedBy={`${id}-name`} onFile={add}>
          {file ? LOGO_FORM.change : LOGO_FORM.choose}
        </FileChoice>
        {file && (
          <Button
            variant="outline"
            color="red"
            aria-label={`${LOGO_FORM.remove}: ${label}`}
            onClick={() => onChange(null)}
          >
            {LOGO_FORM.remove}
          </Button>
        )}
      </Group>
      {uploads.length > 0 && <ul className={`${kit.plainList} ${kit.stack2}`}>{uploads}</ul>}
      <div role="status">
        {hints.map((hint) => (
          <p key={hint} className={kit.hint}>
            {hint}
          </p>
        ))}
      </div>
    </Input.Wrapper>
  );
}

type LogoAdded = AnsweredOf<typeof siteLook.addFile>;

/** Uploads one logo at a time, beside the library; what has arrived is no longer listed. */
function useLogoUploads(as: 'LOGO' | 'ICON', onArrival: (added: LogoAdded) => void) {
  const call = useCall();
  const [store] = useState(() =>
    createUploads<LogoAdded>({
      send: (file, sending) =>
        sendWithTimeout((heard) => call(siteLook.addFile, { file, body: { as }, ...heard }), sending),
      describe: (fault) => sayServerError(fault, LOGO_FORM.failed),
    }),
  );
  useEffect(() => store.cancelAll, [store]);
  const current = useSyncExternalStore(store.subscribe, store.read);

  return {
    /** A row for each upload that is under way or has failed. */
    uploads: current
      .filter(({ state }) => state !== 'done')
      .map((upload) => <UploadRow key={upload.id} upload={upload} onCancel={store.cancel} onRetry={store.retry} />),
    add: (file: File) => {
      store.cancelAll();
      store.dismissAll();
      store.add([file], (_, added) => onArrival(added));
    },
  };
}
