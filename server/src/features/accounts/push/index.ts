/** Notices to the owner's telephones: what other slices may tell, and which telephones they may end. */
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
