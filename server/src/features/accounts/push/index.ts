/** What the owner is told on her telephones, and which these are: what other slices may tell, and end. */
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
