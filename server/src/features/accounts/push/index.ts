/** Notices to the owner's telephones: how other slices send them, and which telephones they may remove. */
export { endDevices, endDevicesOfOtherSessions, endDevicesOfSession } from './end-devices.ts';
export {
  cardPaid,
  guestWrote,
  houseUnready,
  nightsSoldTwice,
  paymentLate,
  portalSilent,
  portalUnread,
  staysVanished,
  visitorWrote,
} from './notices.ts';
export { tellDevices, tellDevicesOfStay } from './tell-devices.ts';
