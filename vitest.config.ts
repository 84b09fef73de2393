import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** A `console.error` fails a test, whichever side it is printed on; what is waited for may take longer than a second. */
const SETUP = ['src/testing/no-console-error.ts', 'src/testing/timeouts.ts']

/** Files that put something in the place of a module: what they share with no other file, they cannot spoil for it. */
const ALONE = 'server/**/*-alone.test.ts'

/** About the embedded database, or servers on it: where the tests have PostgreSQL there is nothing new to learn from them. */
const EMBEDDED = [
  'server/main.test.ts',
  'server/db/{open-embedded,folder-lock,plan-once,yield-between-queries}.test.ts',
]

/** They use what Node has besides happy-dom: the copies and channels between threads. */
const OWN_THREAD = [
  'src/pwa/new-version.test.ts',
  'src/flows/persisted-player.test.ts',
  'src/lib/worker.test.ts',
]

/** What fails on a machine of others is tried once more, and named where it passes then (decision 191). */
const retry = process.env['CI'] ? 1 : 0

/** Sized for two cores. `isolate: false` lets the files of a worker share its modules, and so its one database. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // of a thread of page tests, in which windows that are done with stay: a new one takes its place before there is no memory left
    vmMemoryLimit: '1.5GB',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{shared,tools,bench,e2e}/**/*.test.ts',
            'server/intake/**/*.test.ts',
            'kinds/*/{shared,server,edit}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**'],
          environment: 'node',
          setupFiles: SETUP,
          pool: 'threads',
          isolate: false,
          testTimeout: 60_000,
          retry,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'kinds/*/*.test.ts', 'kinds/*.test.ts'],
          exclude: ['server/intake/**', ALONE, ...(process.env['TEST_DATABASE_URL'] ? EMBEDDED : [])],
          environment: 'node',
          setupFiles: SETUP,
          pool: 'forks',
          isolate: false,
          testTimeout: 60_000,
          retry,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server-alone',
          include: [ALONE],
          environment: 'node',
          setupFiles: SETUP,
          pool: 'forks',
          testTimeout: 60_000,
          retry,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'ui',
          include: ['{src,kinds/*/client}/**/*.test.{ts,tsx}'],
          exclude: OWN_THREAD,
          environment: 'happy-dom',
          setupFiles: [
            ...SETUP,
            'src/testing/screen-timeouts.ts',
            'src/testing/fresh-outbox.ts',
            'src/testing/focus-guard.ts',
          ],
          // a window for each file in threads that stay: a new thread reads all of happy-dom anew
          pool: 'vmThreads',
          // in such a window nothing is required that is a module of JavaScript
          execArgv: ['--no-experimental-require-module'],
          testTimeout: 60_000,
          retry,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'ui-thread',
          include: OWN_THREAD,
          environment: 'happy-dom',
          setupFiles: [...SETUP, 'src/testing/screen-timeouts.ts', 'src/testing/fresh-outbox.ts'],
          pool: 'threads',
          testTimeout: 60_000,
          retry,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
