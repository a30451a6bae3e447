import { type LookFile, siteLook } from '@approdo/shared/contract/content/look';
import { DARK_COLOURS, LIGHT_COLOURS } from '@approdo/shared/domain/content/look/tokens';
import { Button, FileButton, Group, Input } from '@mantine/core';
import { Upload as UploadIcon } from 'lucide-react';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { describeServerError, isConnectionLost, isFinal } from '../../kit/feedback/failure.ts';
import kit from '../../kit/styles/kit.module.css';
import { type AnsweredOf, useCall } from '../../session/use-call.ts';
import { createUploads, sendWithTimeout, UploadRow, waitForLine } from '../uploads/index.ts';
import styles from './look.module.css';
import { LOGO_FORM } from './texts.ts';
import type { EditedLook } from './use-look-draft.ts';

type LogoAdded = AnsweredOf<typeof siteLook.addFile>;

const ACCEPTED = '.svg,.png,.webp,image/svg+xml,image/png,image/webp';

/** The files that mark the house: its logo, one for dark grounds where the site has them, and its icon. */
export function LogoFields({ edited: { look, faults, change } }: { readonly edited: EditedLook }) {
  return (
    <div className={kit.stack4}>
      <LogoField
        label={LOGO_FORM.logo}
        help={LOGO_FORM.logoHelp}
        as="LOGO"
        file={look.logo}
        error={faults.logo}
        onChange={(logo) => change({ logo })}
      />
      {look.scheme === 'DEVICE' && (
        <LogoField
          label={LOGO_FORM.logoDark}
          help={LOGO_FORM.logoDarkHelp}
          as="LOGO"
          isOnDark
          file={look.logoDark}
          error={faults.logoDark}
          onChange={(logoDark) => change({ logoDark })}
        />
      )}
      <LogoField
        label={LOGO_FORM.icon}
        help={LOGO_FORM.iconHelp}
        as="ICON"
        file={look.icon}
        error={faults.icon}
        onChange={(icon) => change({ icon })}
      />
    </div>
  );
}

type Props = {
  readonly label: string;
  readonly help: string;
  readonly as: 'LOGO' | 'ICON';
  readonly isOnDark?: boolean;
  readonly file: LookFile | null;
  readonly error: string | undefined;
  readonly onChange: (file: LookFile | null) => void;
};

/** A file of the look, with what could be better about it once it is uploaded. */
function LogoField({ label, help, as, isOnDark = false, file, error, onChange }: Props) {
  const id = useId();
  const [added, setAdded] = useState<LogoAdded>();
  const { uploads, add } = useLogoUploads(as, (arrived) => {
    const { hints: _, ...uploaded } = arrived;
    setAdded(arrived);
    onChange(uploaded);
  });
  // The grounds of the site, whatever the theme of the back office.
  const ground = isOnDark ? DARK_COLOURS : LIGHT_COLOURS;
  const hints = added && added.file === file?.file ? added.hints : [];

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-name` }}
      description={help}
      id={id}
      error={error}
    >
      <Group gap="sm" my="var(--space-2)">
        <div className={styles.logo} style={{ background: ground.paper, color: ground['ink-soft'] }}>
          {file ? <img src={`/uploads/${file.file}`} width={file.width} height={file.height} alt="" /> : LOGO_FORM.none}
        </div>
        <FileButton accept={ACCEPTED} onChange={(chosen) => chosen && add(chosen)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              aria-describedby={`${id}-name`}
              leftSection={<UploadIcon size={18} aria-hidden />}
            >
              {file ? LOGO_FORM.change : LOGO_FORM.choose}
            </Button>
          )}
        </FileButton>
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

/** Uploads one logo at a time, beside the library; what has arrived is no longer listed. */
function useLogoUploads(as: Props['as'], onArrival: (arrived: LogoAdded) => void) {
  const call = useCall();
  const [store] = useState(() =>
    createUploads<LogoAdded>({
      prepare: async (file) => file,
      findFault: async () => undefined,
      send: (file, { signal, onProgress }) =>
        sendWithTimeout((heard) => call(siteLook.addFile, { file, body: { as }, ...heard }), { signal, onProgress }),
      findNote: async () => undefined,
      describe: (fault) => {
        const { text, detail } = describeServerError(fault, LOGO_FORM.failed);
        return detail ?? text;
      },
      isFinal,
      isConnectionLost,
      waitForLine,
      onArrival: () => undefined,
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
      store.add([file], (_, arrived) => onArrival(arrived));
    },
  };
}
