import { resolve } from 'node:path'
import { ALSO_EMBEDDED } from './also-embedded.ts'
import { temporaryInMemory } from './memory-folder.ts'

/** One thing that `npm test` does. */
export interface Step {
  name: string
  /** A program that a package brings, or `node`, and what it is told. */
  run: readonly [program: string, ...args: string[]]
  /** How many of the two cores it keeps busy; steps run side by side while that fits. None: it takes what others leave, and gives way to them. */
  cores: 0 | 1 | 2
  /** Who counts: the step is one test, or its runner writes a report. */
  counts: 'once' | 'vitest' | 'playwright'
  env?: Readonly<Record<string, string>>
}

/** Where the runners write their reports and every step its output. */
export const REPORTS = '.cache/test'

export const reportOf = (name: string): string => `${REPORTS}/${name}.json`

/** More room for what lives briefly, in MB: compilers and test runners make much of it, and are a fifth faster so. */
const ROOM = { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=128`.trim() }

function check(name: string, ...run: Step['run']): Step {
  return { name, run, cores: 1, counts: 'once', env: ROOM }
}

/** A check for which nothing waits. */
const aside = (step: Step): Step => ({ ...step, cores: 0 })

/** It remembers what it found by the content of files. */
const TYPES = check('types', 'tsc', '--incremental', '--tsBuildInfoFile', '.cache/tsc.tsbuildinfo')

/** Of what git leaves out, nothing is ours. */
function styles(...files: readonly string[]): Step {
  const remember = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/stylelint']
  return check('styles', 'stylelint', ...remember, '--ignore-path', '.gitignore', ...files)
}

function format(...files: readonly string[]): Step {
  return check('format', 'oxfmt', '--list-different', ...files)
}

/** @param files only these of the project, or all */
function vitest(name: string, project: string, env: Step['env'] = {}, files: readonly string[] = []): Step {
  const reporters = [
    ...['--reporter=dot', '--reporter=./tools/test/second-tries.ts'],
    ...['--reporter=json', `--outputFile.json=${reportOf(name)}`],
  ]
  const run = ['vitest', 'run', '--project', project, ...reporters, ...files] as const
  return { name, run, cores: 2, counts: 'vitest', env: { ...ROOM, ...env } }
}

function playwright(name: string, config: string): Step {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(reportOf(name)), ...temporaryInMemory() }
  return { name, run: ['playwright', 'test', '-c', config], cores: 2, counts: 'playwright', env }
}

/**
 * The tests of the server: on PostgreSQL where `testDatabase` names one, and then on the embedded database only what depends on
 * which of the two it is; else all of them on the embedded one.
 */
function serverSteps(testDatabase: string | undefined): Step[] {
  return testDatabase
    ? [
        vitest('server-embedded', 'server', { TEST_DATABASE_URL: '' }, ALSO_EMBEDDED),
        vitest('server', 'server*', { TEST_DATABASE_URL: testDatabase }),
      ]
    : [vitest('server', 'server*', { TEST_DATABASE_URL: '' })]
}

/** All steps in order. */
export function stepsFor(testDatabase: string | undefined): Step[] {
  return [
    // says what the compiler says as well
    ...[
      check('lint', 'oxlint'),
      check('scenes', 'tsx', 'tools/scenes/main.ts', '--check'),
      format('.', '!art'),
      styles('**/*.css'),
      check('deps', 'tsx', 'tools/lint/deps.ts'),
      check('unused', 'knip', '--no-progress', '--no-config-hints'),
      check('texts', 'tsx', 'tools/i18n/main.ts', '--check'),
      check('features', 'tsx', 'tools/features/main.ts', '--check'),
      check('art', 'tsx', 'art/check/main.ts'),
    ].map(aside),
    vitest('unit', 'unit'),
    ...serverSteps(testDatabase),
    vitest('ui', 'ui*'),
    // all that follows needs what it makes
    { ...check('build', 'node', 'tools/build.mjs'), cores: 2 },
    check('size', 'tsx', 'tools/bundle/main.ts'),
    playwright('stage', 'e2e/stage/playwright.config.ts'),
    playwright('e2e', 'e2e/playwright.config.ts'),
  ]
}

const CODE = /\.(?:[cm]?js|tsx?)$/
const STYLES = /\.css$/

/** What `npm run check` does about the files that changed and the tests that they concern; types know what is far away. */
export function stepsAbout(changed: readonly string[], tests: readonly string[]): Step[] {
  const code = changed.filter((file) => CODE.test(file))
  const sheets = changed.filter((file) => STYLES.test(file))
  return [
    TYPES,
    ...(code.length > 0 ? [check('lint', 'oxlint', ...code)] : []),
    ...(changed.length > 0 ? [format('--no-error-on-unmatched-pattern', ...changed)] : []),
    ...(sheets.length > 0 ? [styles(...sheets)] : []),
    ...(tests.length > 0 ? [{ ...vitest('tests', '*', {}, tests), cores: 1 as const }] : []),
    ...(changed.some((file) => file.startsWith('art/')) ? [check('art', 'tsx', 'art/check/main.ts')] : []),
  ]
}
