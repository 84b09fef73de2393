import type { KnipConfig } from 'knip'

/** What no program of the art reaches. Packages are the repository's own, and counted there. */
const config: KnipConfig = {
  entry: [
    'art/*/main.ts',
    'art/paint/*.ts',
    'art/paint/{pictures,scenes}/*.ts',
    'art/paint/films/{before-you-let-go,one-step-away,press-and-shock,three-minutes}.ts',
    'art/packages/page/lesson.ts',
    'art/{vitest.config,knip}.ts',
  ],
  project: ['art/**/*.ts'],
  include: ['files', 'exports', 'types'],
  ignoreExportsUsedInFile: true,
}

export default config
