import { type BackupStatus, backup, DRIVE_RETURN, driveReturn } from '@approdo/shared/contract/operations/backup';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBanners } from '../../kit/feedback/banners.ts';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { useAction } from '../../kit/feedback/use-action.ts';
import { GOOGLE_DRIVE, UNLINK_DRIVE } from './texts/google-drive.ts';

/** Linking leaves for Google's page, which leads back here; unlinking asks for confirmation. */
export function useDriveLink() {
  const confirm = useConfirm();
  const link = useAction({
    run: async (_: undefined, call) => {
      const { url } = await call(backup.linkDrive);
      window.location.assign(url);
    },
    reloads: [],
    success: () => GOOGLE_DRIVE.goOn,
    describe: GOOGLE_DRIVE.beginFailed,
  });
  const unlink = useAction({
    run: (_: undefined, call) => call(backup.unlinkDrive),
    success: (_, { message }) => message,
    describe: GOOGLE_DRIVE.unlinkFailed,
  });

  return {
    isRunning: link.isPending || unlink.isPending,
    link: () => link.mutate(undefined),
    unlink: async () => {
      if (await confirm({ ...UNLINK_DRIVE, action: GOOGLE_DRIVE.unlink })) unlink.mutate(undefined);
    },
  };
}

/** Shows the outcome in the address once, when the browser returns from Google. */
export function useDriveReturn(status: BackupStatus | undefined): void {
  const [searchParams, setSearchParams] = useSearchParams();
  const banners = useBanners();
  const outcome = driveReturn.safeParse(searchParams.get(DRIVE_RETURN)).data;
  const failure = status?.driveLinkFailure ?? GOOGLE_DRIVE.linkFailed;
  const isKnown = status !== undefined;

  useEffect(() => {
    if (!outcome || !isKnown) return;
    if (outcome === 'linked') banners.succeed(GOOGLE_DRIVE.linked);
    else banners.fail({ text: failure });
    setSearchParams(withoutReturn, { replace: true });
  }, [outcome, isKnown, failure, banners, setSearchParams]);
}

/** Without the outcome, so that a reload does not show it again. */
function withoutReturn(searchParams: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(searchParams);
  rest.delete(DRIVE_RETURN);
  return rest;
}
