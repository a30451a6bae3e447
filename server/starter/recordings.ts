/** The film and the sound of the starter content; files lie in `recordings/`. */
export const starterRecordings = [
  {
    fileName: 'bay.mp4',
    name: 'La baia, uno sguardo intorno',
    caption: 'Otto secondi di vista dalla terrazza.',
    type: 'video/mp4',
    kind: 'video',
    width: 854,
    height: 480,
    duration: 8,
  },
  {
    fileName: 'waves.mp3',
    name: 'Il mare sotto la finestra',
    caption: 'Quello che si sente di notte, con le persiane aperte.',
    type: 'audio/mpeg',
    kind: 'audio',
    width: null,
    height: null,
    duration: 14.04,
  },
] as const;
