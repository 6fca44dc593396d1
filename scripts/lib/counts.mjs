// How many tests passed and failed, and which failed and why, from what each kind of test runner says. A skipped test
// counts as failed: none may be left out silently.
import { readFileSync } from 'node:fs';

/** A step that is no list of tests. */
export function one(good) {
  return good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** From cargo's lines "test result: ok. 3 passed; 0 failed; 0 ignored; …". */
export function countCargo(text) {
  const results = [...text.matchAll(/^test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored;/gm)];
  const sum = (index) => results.reduce((total, result) => total + Number(result[index]), 0);
  const names = [...text.matchAll(/^test (.+) \.\.\. (?:FAILED|ignored.*)$/gm)].map(([, name]) => name);
  const failures = names.map((name) => ({ name, why: between(text, `---- ${name} stdout ----`) }));
  return { passed: sum(1), failed: sum(2) + sum(3), failures };
}
/** What cargo prints of one failed test: the lines below its head. */
function between(text, head) {
  const at = text.indexOf(head);
  if (at === -1) return '';
  const rest = text.slice(at + head.length);
  const end = rest.search(/\n(---- |failures:)/);
  return rest.slice(0, end === -1 ? undefined : end);
}

/** From vitest's JSON report. */
export function countVitest(file) {
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  // A file that cannot be loaded has no tests and is failed all the same.
  const broken = testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures = [
    ...broken.map(({ name, message }) => ({ name, why: message })),
    ...tests
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status, failureMessages }) => ({ name: fullName, why: failureMessages?.[0] ?? status })),
  ];
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length, failures };
}

/** From Playwright's JSON report. */
export function countPlaywright(file) {
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, unexpected, flaky, skipped } = stats;
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const failures = [
    ...errors.map(({ message }) => ({ name: 'outside of any test', why: message })),
    ...suites.flatMap(specs).flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ projectName, status, results }) => ({
          name: `[${projectName}] ${file}:${line} ${title}`,
          why: results.flatMap((result) => result.errors ?? []).map(({ message }) => message)[0] ?? status,
        })),
    ),
  ];
  return { passed: expected, failed: unexpected + flaky + skipped + errors.length, failures };
}

/** From the closing lines of node's own test runner, in its TAP form. */
export function countNode(text) {
  const number = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  const failed = number('fail') + number('cancelled') + number('skipped') + number('todo');
  const failures = [...text.matchAll(/^\s*not ok \d+ - (.+)$/gm)].map(([, name]) => ({
    name,
    why: /error: ([^]*?)\n\s*code:/.exec(text.slice(text.indexOf(name)))?.[1] ?? '',
  }));
  return { passed: number('pass'), failed, failures };
}
