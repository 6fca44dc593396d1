// npm test: everything CI runs, from nothing but Node and Rust. Each step is one line with its time; a step
// that fails shows the end of its output and the rest goes on. At the end every failed test is named once more, with
// the first lines of its reason. The last line is "N passed, M failed".
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { countCargo, countNode, countPlaywright, countVitest, one } from './lib/counts.mjs';
import { duration, nodeTool, npm, run, WINDOWS } from './lib/run.mjs';
import { WITH_TYPES } from './lib/typed.mjs';
import { checkTools, Missing, npmPackages, systemPackages, targetFolder } from './lib/system.mjs';

const TAURI = '@tauri-apps/cli/tauri.js';
const PLAYWRIGHT = '@playwright/test/cli.js';
/** Most lines shown of the output of a step that failed, and of the reason of each failed test at the end. */
const TAIL = 60;
const REASON = 14;

/**
 * Computers against each other, for each number of seats: fewer games where a game takes longer. The step `rust`
 * plays a thousand random games of each number of seats and each variant besides.
 */
const SIMULATED = [
  ...[2, 3, 4].map((seats) => ({ game: 'super-motherload', seats, games: 200 })),
  ...[2, 3, 4, 5].map((seats) => ({ game: 'minerals', seats, games: 500 })),
  ...[2, 3, 4].map((seats) => ({ game: 'space-explorers', seats, games: 1_000 })),
];

/** The steps, in order. `count` reads how many tests passed and failed; without it a step counts as one. */
function steps(target, logs) {
  const program = (name) => join(target, 'debug', WINDOWS ? `${name}.exe` : name);
  const report = (name) => join(logs, `${name}.json`);
  const simulate = ({ game, seats, games }) => ({
    name: `simulate-${game}-${seats}`,
    title: `${games} games between computers, invariants checked after each action`,
    command: [
      ...[program('regolith'), 'simulate', game, '--seats', String(seats), '--check'],
      ...['--games', String(games), '--seed', '1'],
    ],
  });
  const flows = (name, title, projects, ...more) => ({
    name,
    title,
    command: nodeTool(
      PLAYWRIGHT,
      ...['test', '--config', 'tests/e2e/playwright.config.ts', ...more],
      ...projects.flatMap((project) => ['--project', project]),
    ),
    env: { REGOLITH_PROGRAM: program('regolith'), REGOLITH_REPORT: report(name) },
    count: () => countPlaywright(report(name)),
  });
  return [
    { name: 'format', title: 'Rust is formatted', command: ['cargo', 'fmt', '--all', '--check'] },
    {
      name: 'clippy',
      title: 'clippy, warnings as errors',
      command: ['cargo', 'clippy', ...WITH_TYPES, '--all-targets', '--', '-D', 'warnings'],
    },
    {
      name: 'bindings',
      title: 'TypeScript types equal the Rust types',
      command: [process.execPath, 'scripts/bindings.mjs', '--check'],
    },
    { name: 'types', title: 'svelte-check and strict TypeScript', command: npm('run', 'check', '--silent') },
    { name: 'lint', title: 'eslint and prettier', command: npm('run', 'lint', '--silent') },
    {
      name: 'unit',
      title: 'tests of the interface',
      command: nodeTool(
        'vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report('unit')}`,
      ),
      count: () => countVitest(report('unit')),
    },
    {
      name: 'rust',
      title: 'tests of the crates',
      command: ['cargo', 'test', ...WITH_TYPES, '--no-fail-fast'],
      count: ({ text }) => countCargo(text),
    },
    ...SIMULATED.map(simulate),
    { name: 'front', title: 'the interface is built', command: npm('run', 'build', '--silent') },
    {
      name: 'host',
      title: 'the regolith program is built',
      // As the step `rust` builds it for the tests of the command line.
      command: ['cargo', 'test', ...WITH_TYPES, '--no-run'],
    },
    flows('flows', 'flows in a browser at phone and desktop size', ['desktop', 'phone', 'small-phone']),
    flows('games', 'whole games in a browser: mouse, keyboard alone, touch on two phones', [
      'games',
      'games-phone',
      'games-small-phone',
    ]),
    // With nothing else running.
    flows('speed', 'a tap is answered at once, 95 times of 100', ['speed'], '--workers', '1'),
    {
      name: 'app',
      title: 'the native app is built',
      command: nodeTool(TAURI, 'build', '--debug', '--no-bundle'),
    },
    {
      name: 'window',
      title: 'a flow in the native window',
      command: [process.execPath, 'tests/native/run.mjs'],
      env: { REGOLITH_APP: program('regolith-app') },
      count: ({ text }) => countNode(text),
      limit: 300,
      // WebDriver and the virtual display that it runs on are there on Linux only.
      linux: true,
    },
  ];
}

/** Runs a step and shows how it went. */
async function runStep({ name, title, command, env, count, limit = 1500 }, logs) {
  const log = join(logs, `${name}.log`);
  const beat = (seconds, line) => console.log(`  … ${name}, ${duration(seconds)}: ${line.slice(0, 100)}`);
  const result = await run(command, {
    env: { CARGO_TERM_COLOR: 'never', NO_COLOR: '1', ...env },
    log,
    beat,
    every: 30,
    limit,
  });
  let counts = count === undefined ? one(result.code === 0) : read(count, result);
  // A step that broke before or after its tests has failed even when no test has.
  if (result.code !== 0 && counts.failed === 0) counts = { ...counts, failed: 1 };
  if (result.code === 0 && counts.passed === 0) counts = { ...counts, failed: counts.failed + 1 };
  const bad = counts.failed > 0;
  const numbers = count === undefined ? '' : `, ${counts.passed} passed, ${counts.failed} failed`;
  console.log(`${bad ? 'FAILED' : 'ok    '} ${name}: ${title} (${duration(result.seconds)}${numbers})`);
  if (bad) {
    // What went well is no news here.
    const lines = result.text
      .trimEnd()
      .split('\n')
      .filter((line) => !/^\s*✓|^test .* ok$/.test(line));
    console.log(
      lines
        .slice(-TAIL)
        .map((line) => `    ${line}`)
        .join('\n'),
    );
    console.log(`    The whole output is in ${log}`);
    if ((counts.failures ?? []).length === 0) counts.failures = [{ name: title, why: lines.slice(-REASON).join('\n') }];
  }
  return { ...counts, name };
}

/** Names what failed, where it can be seen: at the end of the output. */
function tellFailures(all) {
  for (const { name: step, failures = [] } of all.filter(({ failed }) => failed > 0)) {
    for (const { name, why } of failures) {
      console.log(`\nFAILED in ${step}: ${name}`);
      const lines = stripVTControlCharacters(why)
        .split('\n')
        .filter((line) => line.trim() !== '');
      for (const line of lines.slice(0, REASON)) console.log(`    ${line}`);
    }
  }
}

/** The counts of a step; a report that is not there says that the tests did not run. */
function read(count, result) {
  try {
    return count(result);
  } catch (error) {
    console.log(`    no counts: ${error.message}`);
    return { passed: 0, failed: 1 };
  }
}

async function prepare() {
  checkTools();
  await systemPackages('build', 'window', 'tests');
  await npmPackages();
  const target = targetFolder();
  const logs = join(target, 'test-logs');
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  return { target, logs };
}

const HELP = `npm test                        runs everything
npm test -- --list              lists the steps
npm test -- --only STEP[,STEP]  runs these steps only; some need what an earlier step builds`;

async function main(args) {
  if (args.includes('--help')) return void console.log(HELP);
  if (args.includes('--list')) {
    for (const { name, title } of steps('', '')) console.log(`${name.padEnd(28)} ${title}`);
    return;
  }
  const start = Date.now();
  const { target, logs } = await prepare();
  const all = steps(target, logs);
  const only = args.indexOf('--only') === -1 ? null : (args[args.indexOf('--only') + 1] ?? '').split(',');
  const unknown = only?.filter((name) => !all.some((step) => step.name === name)) ?? [];
  if (unknown.length > 0) throw new Missing(`There is no step ${unknown.join(', ')}. See: npm test -- --list`);
  console.log(`The machine is ready (${duration((Date.now() - start) / 1000)})`);
  const results = [];
  for (const step of all.filter(({ name }) => only?.includes(name) ?? true)) {
    if (step.linux === true && process.platform !== 'linux') {
      console.log(`not here: ${step.name}: ${step.title} (only on Linux)`);
      continue;
    }
    results.push(await runStep(step, logs));
  }
  const sum = (what) => results.reduce((total, counts) => total + counts[what], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  tellFailures(results);
  console.log(`All of it took ${duration((Date.now() - start) / 1000)}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Missing ? `\n${error.message}` : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
