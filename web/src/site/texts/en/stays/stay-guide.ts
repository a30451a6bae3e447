import type { stayGuide as italian } from '../../it/stays/stay-guide.ts';

export const stayGuide = {
  calendar: {
    title: 'Calendar',
    text: 'Add your stay to the calendar on your phone or computer.',
    save: 'Add to calendar',
    failed: 'The calendar file can’t be downloaded right now.',
  },
  way: {
    title: 'Getting here',
    map: 'Open the map',
    checkIn: (hour: string) => `Check-in from ${hour}`,
    checkOut: (hour: string) => `Check-out by ${hour}`,
  },
  guide: {
    title: 'House guide',
    opens: (date: string) => `The guide will be available from ${date}`,
    opensRest: (date: string) => `The rest of the guide will be available from ${date}`,
    closed: (date: string) => `The guide was available until ${date}`,
    print: 'Print the guide',
    doorCode: 'Door code',
    picture: 'Open the picture',
    map: 'Open the map',
    video: 'Watch the video',
    gallery: 'See the photos of the house',
  },
  since: {
    updated: (date: string, time: string) => `Updated on ${date} at ${time}`,
    offline: 'You’re offline',
  },
} satisfies typeof italian;
