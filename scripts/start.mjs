// npm start: builds Regolith and opens it, from nothing but Node and Rust.
import { join } from 'node:path';
import { duration, HOME, nodeTool, npm, output, quietly, run, WINDOWS } from './lib/run.mjs';
import { CRATES, fingerprint, FRONT, isFresh, remember, SHELL } from './lib/stamp.mjs';
import { checkTools, hasDisplay, Missing, npmPackages, systemPackages, targetFolder } from './lib/system.mjs';

const HELP = `npm start            builds Regolith if it is not built yet, and opens its window
npm start -- --browser   serves the table to a browser instead and prints the address
npm start -- --dev       opens the window with the interface reloading as it is edited
npm start -- --help      prints this

Where there is no display, the table is served to a browser.
REGOLITH_DATA names another folder for saves and settings.`;

const TAURI = '@tauri-apps/cli/tauri.js';
const EXE = WINDOWS ? '.exe' : '';

/** Builds something unless it is there already, and says how long it took. */
async function build(name, print, result, command) {
  const stamp = join(target, 'start', `${name}.stamp`);
  if (isFresh(stamp, print, result)) return;
  console.log(`Building ${name}. The first time this takes some minutes; later starts are quick.`);
  const { code, seconds } = await quietly(`building ${name}`, command);
  if (code !== 0) throw new Missing(`${name} could not be built; the reason is above.`);
  console.log(`Built ${name} in ${duration(seconds)}`);
  remember(stamp, print);
}

async function openWindow() {
  const program = join(target, 'release', `regolith-app${EXE}`);
  const print = fingerprint([...FRONT, ...CRATES, ...SHELL], output('rustc', '--version'));
  await build('the app', print, program, nodeTool(TAURI, 'build', '--no-bundle'));
  console.log('Opening the window');
  return run([program]);
}

async function serveBrowser() {
  const program = join(target, 'release', `regolith${EXE}`);
  const rust = fingerprint(CRATES, output('rustc', '--version'));
  await build('the interface', fingerprint(FRONT), join(HOME, 'dist', 'index.html'), npm('run', 'build', '--silent'));
  await build('the regolith program', rust, program, ['cargo', 'build', '--release', '-p', 'cli']);
  return run([program, 'host', '--dist', join(HOME, 'dist')]);
}

const flags = new Set(process.argv.slice(2));
const unknown = [...flags].filter((flag) => !['--browser', '--dev', '--help'].includes(flag));
if (unknown.length > 0 || flags.has('--help')) {
  for (const flag of unknown) console.error(`There is no ${flag}.\n`);
  console.log(HELP);
  process.exit(unknown.length > 0 ? 2 : 0);
}

let target = '';
try {
  checkTools();
  const browser = flags.has('--browser') || (!flags.has('--dev') && !hasDisplay());
  if (browser && !flags.has('--browser')) console.log('There is no display here, so the table is served to a browser.');
  await systemPackages('build', ...(browser ? [] : ['window']));
  await npmPackages();
  target = targetFolder();
  const { code } = await (browser ? serveBrowser() : flags.has('--dev') ? run(nodeTool(TAURI, 'dev')) : openWindow());
  process.exit(code);
} catch (error) {
  if (!(error instanceof Missing)) throw error;
  console.error(`\n${error.message}`);
  process.exit(1);
}
