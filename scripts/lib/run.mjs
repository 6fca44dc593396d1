// Running other programs, with a line of progress while they take long.
import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, mkdtempSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const HOME = fileURLToPath(new URL('../..', import.meta.url));
export const WINDOWS = process.platform === 'win32';

/** The surroundings of every program that is run: cargo is found also where the shell does not look for it. */
export const ENV = {
  ...process.env,
  PATH: [process.env.PATH ?? '', join(homedir(), '.cargo', 'bin')].join(delimiter),
};

/** Seconds in words. */
export function duration(seconds) {
  const whole = Math.round(seconds);
  if (whole < 60) return seconds < 10 ? `${seconds.toFixed(1)} s` : `${whole} s`;
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** A package's program, run by this node, which works the same on every system. */
export function nodeTool(path, ...args) {
  return [process.execPath, join(HOME, 'node_modules', path), ...args];
}

/** npm, by the path npm itself gives when it runs a script. */
export function npm(...args) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? [process.execPath, own, ...args] : [WINDOWS ? 'npm.cmd' : 'npm', ...args];
}

/** What a program prints, or null when it is not there or fails. */
export function output(program, ...args) {
  const run = spawnSync(program, args, { cwd: HOME, env: ENV, encoding: 'utf8', shell: program.endsWith('.cmd') });
  return run.error === undefined && run.status === 0 ? run.stdout.trim() : null;
}

/**
 * Runs a program to its end. With `log` its output goes into that file only, else to the terminal. When it
 * prints nothing for long, `beat` is called with the seconds so far and its last line.
 * Answers its exit code, and what it printed when there is a log.
 */
export function run([program, ...args], { env = {}, log, beat, every = 20, limit } = {}) {
  return new Promise((resolve) => {
    const start = Date.now();
    const seconds = () => (Date.now() - start) / 1000;
    const child = spawn(program, args, {
      cwd: HOME,
      env: { ...ENV, ...env },
      stdio: log === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: program.endsWith('.cmd'),
      // Its own group, so that a step that hangs is ended with everything it started.
      detached: log !== undefined && !WINDOWS,
    });
    const file = log === undefined ? null : createWriteStream(log);
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8');
      stream?.on('data', (piece) => {
        text += piece;
        file?.write(piece);
      });
    }
    const timer = setInterval(() => beat?.(seconds(), lastLine(text)), every * 1000);
    let ended = false;
    const end = () => {
      if (log !== undefined && !WINDOWS) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    };
    // Ctrl-C does not reach a group of its own by itself. A program that shares the terminal hears it, and is left
    // to end as it should: the app saves first.
    const stop = () => {
      end();
      process.exit(130);
    };
    if (log !== undefined) {
      process.once('SIGINT', stop);
      process.once('SIGTERM', stop);
    }
    const alarm =
      limit === undefined
        ? undefined
        : setTimeout(() => {
            text += `\nended after ${duration(limit)}, the most this may take\n`;
            file?.write(text.slice(text.lastIndexOf('\nended')));
            end();
          }, limit * 1000);
    const done = (code, problem) => {
      if (ended) return;
      ended = true;
      clearInterval(timer);
      clearTimeout(alarm);
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      if (problem !== undefined) {
        text += `${problem}\n`;
        if (file === null) console.error(problem);
        else file.write(`${problem}\n`);
      }
      const result = { code, text, seconds: seconds() };
      if (file === null) resolve(result);
      else file.end(() => resolve(result));
    };
    child.on('error', (error) => done(1, `${program} cannot be run: ${error.message}`));
    child.on('close', (code, signal) => (code === null ? done(1, `${program} was ended by ${signal}`) : done(code)));
  });
}

/**
 * Runs a program whose output only matters when it fails: on a terminal it shows its own progress, elsewhere a line
 * now and then says how far it is, and the end of its output is printed when it fails.
 */
export async function quietly(what, command, options = {}) {
  if (process.stderr.isTTY) return run(command, options);
  const beat = (seconds, line) => {
    // Cargo counts the parts of a program: "Building [===>   ] 120/451: serde".
    const parts = /(\d+)\/(\d+)/.exec(line);
    const far = parts === null ? '' : `, ${parts[1]} of ${parts[2]} parts`;
    console.log(`… ${what}: ${duration(seconds)} so far${far}`);
  };
  const env = { ...options.env, CARGO_TERM_PROGRESS_WHEN: 'always', CARGO_TERM_PROGRESS_WIDTH: '100' };
  const log = join(mkdtempSync(join(tmpdir(), 'regolith-')), 'output.txt');
  const done = await run(command, { ...options, env, log, beat });
  if (done.code !== 0)
    console.error(
      done.text
        .split(/[\r\n]+/)
        .slice(-60)
        .join('\n'),
    );
  return done;
}

/** The last line of a program's output that says something. */
function lastLine(text) {
  const lines = text.slice(-4000).split(/[\r\n]+/);
  return lines.findLast((line) => line.trim() !== '')?.trim() ?? '';
}
