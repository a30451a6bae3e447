/// <reference path="./handbook-page.d.ts" />
import aRequest from '../../../../../docs/handbook/a-request.md';
import backups from '../../../../../docs/handbook/backups.md';
import calendar from '../../../../../docs/handbook/calendar.md';
import calendars from '../../../../../docs/handbook/calendars.md';
import conversation from '../../../../../docs/handbook/conversation.md';
import deadlines from '../../../../../docs/handbook/deadlines.md';
import documents from '../../../../../docs/handbook/documents.md';
import firstDay from '../../../../../docs/handbook/first-day.md';
import guests from '../../../../../docs/handbook/guests.md';
import guide from '../../../../../docs/handbook/guide.md';
import languages from '../../../../../docs/handbook/languages.md';
import look from '../../../../../docs/handbook/look.md';
import mail from '../../../../../docs/handbook/mail.md';
import moving from '../../../../../docs/handbook/moving.md';
import newMachine from '../../../../../docs/handbook/new-machine.md';
import payments from '../../../../../docs/handbook/payments.md';
import people from '../../../../../docs/handbook/people.md';
import phone from '../../../../../docs/handbook/phone.md';
import photos from '../../../../../docs/handbook/photos.md';
import prices from '../../../../../docs/handbook/prices.md';
import privacy from '../../../../../docs/handbook/privacy.md';
import property from '../../../../../docs/handbook/property.md';
import rules from '../../../../../docs/handbook/rules.md';
import signingIn from '../../../../../docs/handbook/signing-in.md';
import trouble from '../../../../../docs/handbook/trouble.md';
import turnovers from '../../../../../docs/handbook/turnovers.md';
import visits from '../../../../../docs/handbook/visits.md';
import writing from '../../../../../docs/handbook/writing.md';
import year from '../../../../../docs/handbook/year.md';
import type { HelpPath } from '../../session/help-pages.ts';

type HelpContent = Pick<typeof firstDay, 'content' | 'pictures'>;

/** The whole handbook, loaded when it is first opened; the search needs all of it. */
export const HELP_CONTENTS: Readonly<Record<HelpPath, HelpContent>> = {
  'first-day': firstDay,
  'a-request': aRequest,
  conversation,
  calendar,
  calendars,
  prices,
  payments,
  year,
  documents,
  guide,
  guests,
  deadlines,
  turnovers,
  rules,
  property,
  look,
  photos,
  writing,
  languages,
  mail,
  phone,
  visits,
  people,
  'signing-in': signingIn,
  privacy,
  moving,
  backups,
  'new-machine': newMachine,
  trouble,
};
