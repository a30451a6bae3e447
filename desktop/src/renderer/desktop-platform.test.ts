import { ApiError } from '@approdo/shared/client';
import { expect, test, vi } from 'vitest';
import type { Outcome, ResultOf, SignedIn } from '../ipc.ts';
import { OWNER, PASSWORD } from '../testing/site-server.ts';
import { createDesktopPlatform } from './desktop-platform.ts';

type User = NonNullable<ResultOf<'readUser'>>;
type PlatformBridge = Parameters<typeof createDesktopPlatform>[0];

const never = () => Promise.reject(new Error('not asked for here'));
const UNUSED_CALLS = {
  reach: never,
  isFreshProofWanted: async () => false,
  answerFreshProof: never,
  onFreshProofWanted: () => () => undefined,
  saveFile: never,
  preparePhoto: never,
  cancelPhoto: never,
  beginUpload: never,
  addToUpload: never,
  endUpload: never,
  cancelUpload: never,
  saveDownload: never,
  cancelDownload: never,
  onDownloadProgressed: () => () => undefined,
  readComputerBackups: never,
  onComputerBackupsChanged: () => () => undefined,
  chooseBackupFolder: never,
  openBackupFolder: never,
  editComputerBackups: never,
  makeBackupToken: never,
  createComputerBackup: never,
  verifyComputerBackup: never,
  removeComputerBackup: never,
  sendComputerBackup: never,
  cancelComputerBackup: never,
  readComputerDrive: never,
  onComputerDriveChanged: () => () => undefined,
  keepDriveCredentials: never,
  linkDrive: never,
  cancelDriveLink: never,
  finishSignIn: never,
  offersPasskey: never,
  signInByPasskey: never,
  proveByPasskey: never,
  cancelPasskey: never,
  openOwnKeys: never,
  unlinkDrive: never,
  sendToDrive: never,
  bringFromDrive: never,
  removeFromDrive: never,
};

type Answers = Partial<Omit<PlatformBridge, 'signIn' | 'signOut'>> & {
  readonly signIn?: Outcome<SignedIn>;
  readonly signOut?: Outcome<null>;
};

function createBridge({ signIn, signOut, ...answers }: Answers = {}) {
  let onUser: (user: User | null) => void = () => undefined;
  const bridge: PlatformBridge = {
    ...UNUSED_CALLS,
    ...answers,
    signIn: async () => signIn ?? { ok: true, value: { user: OWNER } },
    signOut: async () => signOut ?? { ok: true, value: null },
    onSessionChanged: (listener) => {
      onUser = listener;
      return () => {
        onUser = () => undefined;
      };
    },
  };
  return { bridge, emitUser: (user: User | null) => onUser(user) };
}

const CREDENTIALS = { email: OWNER.email, password: PASSWORD };

test('signing in and out tells the screens, once each', async () => {
  const { bridge, emitUser } = createBridge();
  const { session } = createDesktopPlatform(bridge, undefined);
  let changes = 0;
  const end = session.subscribe(() => {
    changes += 1;
  });
  await session.signIn(CREDENTIALS);
  emitUser({ ...OWNER });
  expect(session.readUser()).toEqual(OWNER);
  expect(changes).toBe(1);
  await session.signOut();
  emitUser(null);
  expect(session.readUser()).toBeUndefined();
  expect(changes).toBe(2);
  end();
  emitUser(OWNER);
  expect(changes).toBe(2);
});

test('the same account stays the same object', () => {
  const { bridge, emitUser } = createBridge();
  const { session } = createDesktopPlatform(bridge, OWNER);
  emitUser({ ...OWNER });
  expect(session.readUser()).toBe(OWNER);
});

test('a session that main ends is over here, too', () => {
  const { bridge, emitUser } = createBridge();
  const { session } = createDesktopPlatform(bridge, OWNER);
  emitUser(null);
  expect(session.readUser()).toBeUndefined();
});

test('a refusal is what the client of the API would throw', async () => {
  const problem = { status: 401, error: 'Login failed', fields: { email: 'x' } };
  const { bridge } = createBridge({ signIn: { ok: false, problem }, signOut: { ok: false, problem } });
  const { session } = createDesktopPlatform(bridge, OWNER);
  const refusal = await session.signIn(CREDENTIALS).catch((fault: unknown) => fault);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ status: 401, message: 'Login failed', fields: { email: 'x' } });
  await expect(session.signOut()).rejects.toThrow('Login failed');
  expect(session.readUser()).toBe(OWNER);
});

test('where the password is not enough the screens learn what is, and a code ends it', async () => {
  const prompt: SignedIn = { proofs: ['CODE'], expiresAt: '2027-03-01T10:10:00.000Z' };
  const problem = { status: 401, code: 'TICKET_ENDED', error: 'Ricomincia: scrivi di nuovo e-mail e password' };
  const ends: Outcome<{ user: User }>[] = [
    { ok: false, problem },
    { ok: true, value: { user: OWNER } },
  ];
  const { bridge } = createBridge({
    signIn: { ok: true, value: prompt },
    finishSignIn: async () => ends.shift() ?? { ok: false, problem },
  });
  const { session } = createDesktopPlatform(bridge, undefined);
  const step = await session.signIn(CREDENTIALS);
  expect(step).toEqual(prompt);
  expect(session.readUser()).toBeUndefined();
  const given = { code: '123456', remember: false };
  await expect(session.finishSignIn?.(given)).rejects.toMatchObject({ status: 401, code: 'TICKET_ENDED' });
  await session.finishSignIn?.(given);
  expect(session.readUser()).toEqual(OWNER);
});

test('a passkey is asked for by main, in a browser; calling it off changes nothing', async () => {
  const entered: Outcome<{ user: User } | null>[] = [
    { ok: true, value: null },
    { ok: true, value: { user: OWNER } },
  ];
  const cancelled = vi.fn(async () => null);
  const { bridge } = createBridge({
    offersPasskey: async () => true,
    signInByPasskey: async () => entered.shift() ?? { ok: true, value: null },
    cancelPasskey: cancelled,
  });
  const { session } = createDesktopPlatform(bridge, undefined);
  expect(await session.passkey?.isOffered()).toBe(true);
  await session.passkey?.enter();
  expect(session.readUser()).toBeUndefined();
  await session.passkey?.enter();
  expect(session.readUser()).toEqual(OWNER);
  session.passkey?.inBrowser?.cancel();
  expect(cancelled).toHaveBeenCalledTimes(1);
});

test('a passkey that proves who is signed in is told apart from one that is called off and one that is refused', async () => {
  const problem = { status: 400, error: 'La passkey non è stata riconosciuta' };
  const proved: Outcome<'done' | null>[] = [
    { ok: true, value: 'done' },
    { ok: true, value: null },
    { ok: false, problem },
  ];
  const { bridge } = createBridge({
    offersPasskey: async () => {
      throw new Error('gone');
    },
    proveByPasskey: async () => proved.shift() ?? { ok: true, value: null },
    openOwnKeys: async () => ({ ok: false, problem: { status: 502, error: 'Il browser non si apre' } }),
  });
  const { passkey } = createDesktopPlatform(bridge, OWNER).session;
  expect(await passkey?.isOffered()).toBe(false);
  expect(await passkey?.inBrowser?.prove()).toBe(true);
  expect(await passkey?.inBrowser?.prove()).toBe(false);
  await expect(passkey?.inBrowser?.prove()).rejects.toMatchObject({ status: 400, message: problem.error });
  await expect(passkey?.inBrowser?.openKeys()).rejects.toThrow('Il browser non si apre');
});

test('a file is saved by main, which asks where to', async () => {
  const saved: unknown[] = [];
  const { bridge } = createBridge();
  const saveFile: typeof bridge.saveFile = async (name, bytes) => {
    saved.push([name, new TextDecoder().decode(bytes)]);
    return { ok: true, value: 'saved' };
  };
  const platform = createDesktopPlatform({ ...bridge, saveFile }, OWNER);
  await platform.saveFile?.(new File(['Ada;Rossi'], 'prenotazioni.csv'));
  expect(saved).toEqual([['prenotazioni.csv', 'Ada;Rossi']]);
});

test('a disk that is full is said as the server would say it', async () => {
  const { bridge } = createBridge();
  const problem = { status: 507, error: 'Il disco è pieno' };
  const platform = createDesktopPlatform({ ...bridge, saveFile: async () => ({ ok: false, problem }) }, OWNER);
  await expect(platform.saveFile?.(new File([''], 'a.csv'))).rejects.toThrow('Il disco è pieno');
});

test('one that is closed hears of nothing any more', () => {
  const { bridge, emitUser } = createBridge();
  const { session, close } = createDesktopPlatform(bridge, OWNER);
  close();
  emitUser(null);
  expect(session.readUser()).toBe(OWNER);
});

test('what main waits for is asked in the page, also where the page came later, and main hears the answer', async () => {
  const answered: boolean[] = [];
  let isWanted = true;
  let emitWanted: () => void = () => undefined;
  const { bridge } = createBridge();
  const platform = createDesktopPlatform(
    {
      ...bridge,
      isFreshProofWanted: async () => isWanted,
      answerFreshProof: async (isGiven) => {
        answered.push(isGiven);
        isWanted = false;
        return null;
      },
      onFreshProofWanted: (listener) => {
        emitWanted = () => listener(null);
        return () => undefined;
      },
    },
    OWNER,
  );
  const ask = vi.fn(async () => true);
  platform.onFreshProofRequired?.(ask);
  await expect.poll(() => answered).toEqual([true]);
  isWanted = true;
  ask.mockImplementationOnce(async () => false);
  emitWanted();
  await expect.poll(() => answered).toEqual([true, false]);
  expect(ask).toHaveBeenCalledTimes(2);
});
