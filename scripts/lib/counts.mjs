// How many tests passed and failed, from what each kind of test runner says. A skipped test counts as
// failed: none may be left out silently.
import { readFileSync } from 'node:fs';

/** A step that is no list of tests. */
export function one(good) {
  return good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** From cargo's lines "test result: ok. 3 passed; 0 failed; 0 ignored; …". */
export function countCargo(text) {
  const results = [...text.matchAll(/^test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored;/gm)];
  const sum = (index) => results.reduce((total, result) => total + Number(result[index]), 0);
  return { passed: sum(1), failed: sum(2) + sum(3) };
}

/** From vitest's JSON report. */
export function countVitest(file) {
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  // A file that cannot be loaded has no tests and is failed all the same.
  const broken = testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length };
}

/** From Playwright's JSON report. */
export function countPlaywright(file) {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky + skipped + errors.length };
}

/** From the closing lines of node's own test runner, in its TAP form. */
export function countNode(text) {
  const number = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  return { passed: number('pass'), failed: number('fail') + number('cancelled') + number('skipped') + number('todo') };
}
