/** Notices to the owner's telephones: how other slices send them, and which telephones they may remove. */

export {
  cardPaid,
  guestWrote,
  nightsSoldTwice,
  paymentLate,
  portalSilent,
  portalUnread,
  propertyUnready,
  staysVanished,
  visitorWrote,
} from './notices.ts';
export { notifyDevices, notifyDevicesOfStay } from './notify-devices.ts';
export { endDevices, endDevicesOfOtherSessions, endDevicesOfSession } from './push.service.ts';
