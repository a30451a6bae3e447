// Run by npm once all is installed, with whatever Node there is: so it is written for the oldest.
var fs = require('node:fs');
var path = require('node:path');

var PACKAGES = path.join(__dirname, '..', 'node_modules');
var SQLITE = path.join(PACKAGES, 'better-sqlite3');
var PREBUILDS = path.join(SQLITE, 'prebuilds');
var PDFKIT = path.join(PACKAGES, 'pdfkit', 'js');
var NOTO_SANS = path.join(PACKAGES, '@fontsource', 'noto-sans');

// A database for each system that there is, and the source of all of them: this machine needs its own.
fs.rmSync(path.join(SQLITE, 'deps'), { recursive: true, force: true });
list(PREBUILDS).forEach((name) => {
  var isOwn = name.startsWith(process.platform) && name.includes(`-${process.arch}`);
  if (!isOwn) fs.rmSync(path.join(PREBUILDS, name), { force: true });
});

// What pdfkit is for browsers, and maps of it.
list(PDFKIT).forEach((name) => {
  if (/browser|standalone|\.old\.|\.map$/.test(name)) fs.rmSync(path.join(PDFKIT, name), { force: true });
});

// Papers are set in two weights, upright, and no page in any: see server/src/adapters/document-maker/typefaces.ts.
list(NOTO_SANS).forEach((name) => {
  if (/\.css$/.test(name)) fs.rmSync(path.join(NOTO_SANS, name), { force: true });
});
list(path.join(NOTO_SANS, 'files')).forEach((name) => {
  if (!/-[47]00-normal\.woff$/.test(name)) fs.rmSync(path.join(NOTO_SANS, 'files', name), { force: true });
});

// The same library once more for programs that require it: here it is imported.
fs.rmSync(path.join(PACKAGES, 'stripe', 'cjs'), { recursive: true, force: true });

// What only debuggers read.
['stripe', 'swagger-ui-dist', 'lucide-react', '@mantine', '@tanstack', 'web-streams-polyfill'].forEach((name) => {
  removeMaps(path.join(PACKAGES, name));
});

function removeMaps(folder) {
  list(folder).forEach((name) => {
    var file = path.join(folder, name);
    if (/\.map$/.test(name)) fs.rmSync(file, { force: true });
    else if (fs.lstatSync(file).isDirectory()) removeMaps(file);
  });
}

function list(folder) {
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
}
