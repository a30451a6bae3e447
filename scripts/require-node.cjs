// Loaded before all else, by whatever Node there is: so it is written for the oldest.
var OLDEST = 24;
var found = process.versions.node;

if (Number.parseInt(found, 10) < OLDEST) {
  process.stderr.write(
    'approdo: serve Node ' +
      OLDEST +
      ' o più recente, e questo è Node ' +
      found +
      '. Installalo da https://nodejs.org, oppure lancia npm install senza --omit=dev: porta con sé il suo.\n',
  );
  process.exit(1);
}
