import { DevicesPart } from './devices-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';

/** How the guest gets into her account, by subject. */
export function AccessParts() {
  return (
    <>
      <PasskeysPart />
      <DevicesPart />
    </>
  );
}
