// Runs the flows in the real window on a display of their own, with a message bus of their own, so that
// neither a screen nor a running Regolith is needed or disturbed.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const flows = fileURLToPath(new URL('window.test.mjs', import.meta.url));
const run = spawnSync(
  'xvfb-run',
  [
    ...['-a', '-s', '-screen 0 1280x1024x24', 'dbus-run-session', '--'],
    ...[process.execPath, '--test', '--test-reporter=tap', '--test-concurrency=1', '--test-force-exit', flows],
  ],
  { stdio: 'inherit' },
);
if (run.error) throw run.error;
process.exit(run.status ?? 1);
