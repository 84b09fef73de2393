import { defineConfig } from 'vitest/config'

/** The tests of what draws, sounds and binds the demo. They run from the repository's root, as the programs do. */
export default defineConfig({
  test: {
    root: '.',
    include: ['art/**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
  },
})
