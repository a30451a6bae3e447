// Run by npm once all is installed, with whatever Node there is: so it is written for the oldest.
var fs = require('node:fs');
var path = require('node:path');

var SQLITE = path.join(__dirname, '..', 'node_modules', 'better-sqlite3');
var PREBUILDS = path.join(SQLITE, 'prebuilds');

// A database for each system that there is, and the source of all of them: this machine needs its own.
fs.rmSync(path.join(SQLITE, 'deps'), { recursive: true, force: true });
list(PREBUILDS).forEach((name) => {
  var isOwn = name.startsWith(process.platform) && name.includes(`-${process.arch}`);
  if (!isOwn) fs.rmSync(path.join(PREBUILDS, name), { force: true });
});

function list(folder) {
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
}
