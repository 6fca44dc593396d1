// TypeScript types from the Rust types: one folder for the table API and one for each game.
//   node scripts/bindings.mjs           writes src/lib/backend/bindings/
//   node scripts/bindings.mjs --check   fails when what is committed differs
import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TYPED, WITH_TYPES } from './lib/typed.mjs';

const HOME = fileURLToPath(new URL('..', import.meta.url));
const KEPT = join(HOME, 'src/lib/backend/bindings');

/** Builds the tests that write the types, of all crates at once; answers the program of each crate. */
function buildTests() {
  const args = ['test', ...WITH_TYPES, '--lib', '--no-run', '--message-format', 'json-render-diagnostics'];
  const run = spawnSync('cargo', args, {
    cwd: HOME,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  });
  if (run.error) throw run.error;
  if (run.status !== 0) throw new Error('the crates cannot be built');
  const built = run.stdout.split('\n').filter((line) => line.startsWith('{'));
  const tests = built.map((line) => JSON.parse(line)).filter(({ profile, executable }) => profile?.test && executable);
  return new Map(tests.map(({ target, executable }) => [target.name.replaceAll('_', '-'), executable]));
}

/** Lets ts-rs write the types of a crate, and of what they are made of, into a folder. */
function exportCrate(program, crate, folder) {
  if (program === undefined) throw new Error(`${crate} has no tests`);
  const run = spawnSync(program, ['--quiet', 'export_bindings'], {
    cwd: join(HOME, 'crates', crate),
    env: { ...process.env, TS_RS_EXPORT_DIR: folder, TS_RS_LARGE_INT: 'number' },
    encoding: 'utf8',
  });
  if (run.error) throw run.error;
  if (run.status !== 0) throw new Error(`the types of ${crate} could not be exported\n${run.stdout}${run.stderr}`);
}

/** The files of a folder with their text, by path below it. */
function filesOf(folder) {
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    files.set(path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8'));
  }
  return files;
}

function generate() {
  const folder = mkdtempSync(join(tmpdir(), 'regolith-bindings-'));
  try {
    const programs = buildTests();
    for (const crate of TYPED) {
      exportCrate(programs.get(crate), crate, join(folder, crate));
      const names = [...filesOf(join(folder, crate)).keys()].filter((name) => name !== 'index.ts').sort();
      if (names.length === 0) throw new Error(`${crate} has no types to export`);
      const index = names.map((name) => `export type * from './${name.replace(/\.ts$/, '')}';\n`).join('');
      writeFileSync(join(folder, crate, 'index.ts'), index);
    }
    return filesOf(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function keptFiles() {
  mkdirSync(KEPT, { recursive: true });
  return filesOf(KEPT);
}

function check(made) {
  const kept = keptFiles();
  const names = [...new Set([...made.keys(), ...kept.keys()])].sort();
  const wrong = names.filter((name) => made.get(name) !== kept.get(name));
  for (const name of wrong) {
    const what = !kept.has(name) ? 'is missing' : !made.has(name) ? 'has no Rust type any more' : 'differs';
    console.error(`src/lib/backend/bindings/${name} ${what}`);
  }
  if (wrong.length > 0) {
    console.error('Run "node scripts/bindings.mjs" and commit what it writes.');
    process.exit(1);
  }
  console.log(`bindings: ${made.size} files are up to date`);
}

function write(made) {
  rmSync(KEPT, { recursive: true, force: true });
  for (const [name, text] of made) {
    mkdirSync(dirname(join(KEPT, name)), { recursive: true });
    writeFileSync(join(KEPT, name), text);
  }
  console.log(`bindings: ${made.size} files written`);
}

const made = generate();
if (process.argv.includes('--check')) check(made);
else write(made);
