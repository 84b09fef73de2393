import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** A `console.error` fails a test, whichever side it is printed on. */
const SETUP = ['src/testing/no-console-error.ts']

/** Files that put something in the place of a module: what they share with no other file, they cannot spoil for it. */
const ALONE = 'server/**/*-alone.test.ts'

/** Sized for two cores. `isolate: false` lets the files of a worker share its modules, and so its one database. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,tools,bench}/**/*.test.ts', 'server/intake/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          environment: 'node',
          setupFiles: SETUP,
          pool: 'threads',
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['server/intake/**', ALONE],
          environment: 'node',
          setupFiles: SETUP,
          pool: 'forks',
          isolate: false,
          testTimeout: 20_000,
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
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'ui',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: SETUP,
          pool: 'threads',
          testTimeout: 20_000,
        },
      },
    ],
  },
})
