// What the machine must have, and how to get it.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ENV, HOME, npm, output, quietly } from './run.mjs';

/** Debian's packages, by what they are for. */
const DEBIAN = {
  /** A linker for anything in Rust. */
  build: ['build-essential', 'pkg-config'],
  /** The native window. */
  window: ['libwebkit2gtk-4.1-dev'],
  /** The tests in a browser and in the native window. */
  tests: [
    'webkit2gtk-driver',
    'xvfb',
    'xauth',
    'dbus',
    'dbus-x11',
    'at-spi2-core',
    'chromium',
    'fonts-dejavu-core',
    'libgl1-mesa-dri',
  ],
};

/** The same for other systems, as far as a line can say it. */
const ELSEWHERE = [
  ['dnf', 'sudo dnf install gcc pkgconf webkit2gtk4.1-devel'],
  ['pacman', 'sudo pacman -S --needed base-devel webkit2gtk-4.1'],
  ['zypper', 'sudo zypper install gcc pkgconf webkit2gtk3-devel'],
];

/** Something is missing that only a person can bring. */
export class Missing extends Error {}

/** Checks node and Rust. */
export function checkTools() {
  const node = wanted('package.json', /"node": ">=([\d.]+)"/);
  if (older(process.versions.node, node)) {
    throw new Missing(`Node ${node} or newer is needed; this is ${process.versions.node}. See https://nodejs.org`);
  }
  const rust = wanted('Cargo.toml', /^rust-version = "([\d.]+)"/m);
  const found = /^rustc ([\d.]+)/.exec(output('rustc', '--version') ?? '')?.[1];
  if (found === undefined || output('cargo', '--version') === null) {
    throw new Missing(`Rust ${rust} or newer is needed. Install it from https://rustup.rs and open a new terminal.`);
  }
  if (older(found, rust)) {
    throw new Missing(`Rust ${rust} or newer is needed; this is ${found}. Update it with: rustup update`);
  }
}

function wanted(file, pattern) {
  return pattern.exec(readFileSync(join(HOME, file), 'utf8'))[1];
}

function older(found, needed) {
  const [a, b] = [found, needed].map((version) => version.split('.').map(Number));
  for (let i = 0; i < b.length; i++) {
    if ((a[i] ?? 0) !== b[i]) return (a[i] ?? 0) < b[i];
  }
  return false;
}

/** Whether this is a system whose packages have no Chromium that runs under a test, as Ubuntu's has not. */
function withoutChromium() {
  return /^ID(_LIKE)?=.*ubuntu/m.test(existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '');
}

/** Says which browser the flows need, where it does not come with the system packages. */
function needsChrome(groups) {
  if (!groups.includes('tests')) return;
  console.log('The flows in a browser need Google Chrome in its usual place: https://www.google.com/chrome');
}

/** Installs the system packages that are missing, where that is possible without a question. */
export async function systemPackages(...groups) {
  if (process.platform === 'darwin') {
    if (output('xcode-select', '-p') === null) {
      throw new Missing("Apple's command line tools are needed. Install them with: xcode-select --install");
    }
    return needsChrome(groups);
  }
  if (process.platform === 'win32') {
    console.log('On Windows the C++ build tools of Visual Studio and the WebView2 runtime are needed:');
    console.log('https://tauri.app/start/prerequisites/#windows');
    return needsChrome(groups);
  }
  if (output('dpkg-query', '--version') === null) return otherLinux(groups);
  const chrome = withoutChromium();
  if (chrome) needsChrome(groups);
  const packages = groups.flatMap((group) => DEBIAN[group]).filter((name) => !(chrome && name === 'chromium'));
  const missing = packages.filter((name) => !installed(name));
  if (missing.length === 0) return;
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...missing];
  const root = process.getuid() === 0;
  const before = root ? [] : ['sudo', '-n'];
  if (!root && output('sudo', '-n', 'true') === null) {
    throw new Missing(
      `These system packages are missing. Install them and start again:\n\n  sudo ${install.join(' ')}\n`,
    );
  }
  console.log(`Installing system packages, with what they need in turn: ${missing.join(' ')}`);
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const update = await quietly('the lists of packages', [...before, 'apt-get', 'update', '-q'], quiet);
  const done = await quietly('system packages', [...before, ...install], quiet);
  if (done.code !== 0) {
    const lists = update.code === 0 ? '' : ' (the lists of packages could not be updated)';
    throw new Missing(`The system packages could not be installed${lists}. The line was:\n\n  ${install.join(' ')}\n`);
  }
}

function installed(name) {
  // Some names are provided by another package, as pkg-config is by pkgconf.
  const status = output('dpkg-query', '-W', '-f', '${db:Status-Status}', name);
  return status === 'installed' || (name === 'pkg-config' && output('pkg-config', '--version') !== null);
}

function otherLinux(groups) {
  needsChrome(groups);
  const linker = output('cc', '--version') !== null;
  const window = !groups.includes('window') || output('pkg-config', '--modversion', 'webkit2gtk-4.1') !== null;
  if (linker && window) return;
  const line = ELSEWHERE.find(([tool]) => output(tool, '--version') !== null)?.[1];
  const what = window ? 'A C compiler' : 'A C compiler and the development files of WebKitGTK 4.1';
  const how =
    line === undefined ? 'See https://tauri.app/start/prerequisites/#linux' : `Install them with:\n\n  ${line}\n`;
  throw new Missing(`${what} are needed. ${how}`);
}

/** Installs the npm packages of the lock file when they are not there or older than it. */
export async function npmPackages() {
  const mark = join(HOME, 'node_modules', '.package-lock.json');
  const lock = join(HOME, 'package-lock.json');
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing npm packages');
  // Not `npm ci`: it refuses the lock file when a package for another system, which is optional, could not be
  // found while the lock file was written. This installs the versions of the lock file too, and leaves it alone.
  const done = await quietly('npm packages', npm('install', '--no-save', '--no-audit', '--no-fund'));
  if (done.code !== 0) throw new Missing('The npm packages could not be installed; the reason is above.');
}

/** Whether a window can be opened here. */
export function hasDisplay() {
  return process.platform !== 'linux' || Boolean(ENV.DISPLAY || ENV.WAYLAND_DISPLAY);
}

/** The folder cargo builds into. */
export function targetFolder() {
  const text = output('cargo', 'metadata', '--no-deps', '--format-version', '1');
  if (text === null) throw new Missing('cargo cannot read Cargo.toml');
  return JSON.parse(text).target_directory;
}
