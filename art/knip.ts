import type { KnipConfig } from 'knip'

/** What no program of the art reaches. Packages are the repository's own, and counted there. */
const config: KnipConfig = {
  entry: [
    'art/*/main.ts',
    'art/paint/*.ts',
    'art/paint/{pictures,scenes}/*.ts',
    'art/paint/films/{three-minutes,press-and-shock}.ts',
    'art/packages/page/lesson.ts',
    'art/{vitest.config,knip}.ts',
  ],
  project: ['art/**/*.ts'],
  include: ['files', 'exports', 'types'],
  ignoreExportsUsedInFile: true,
}

export default config
