import type { KnipConfig } from 'knip'

/** `npm run unused`: files, exports and packages that nothing reaches from here. */
const config: KnipConfig = {
  entry: [
    'index.html',
    'src/gallery/*.html',
    'src/catalogue/*.html',
    'src/catalogue/examples/*.example.tsx',
    'src/worker/main.ts',
    'src/launch/launch.ts',
    'server/{main,tenant,operator}.ts',
    'operator.html',
    'server/intake/packages/unpack-worker.ts',
    'server/intake/psd/psd-worker.ts',
    'tools/*.{ts,mjs}',
    'tools/*/main.ts',
    // named to Vitest by its path
    'tools/test/second-tries.ts',
    'tools/lint/{deps,lower-retired-words}.ts',
    'tools/test/check.ts',
    'e2e/journeys/*.spec.ts',
    'e2e/stage/*.spec.ts',
    'e2e/stage/*.config.ts',
    'e2e/stage/page/main.tsx',
    'e2e/global-setup.ts',
    'bench/*/main.ts',
    'bench/*/pages/*.html',
    'bench/*/{in-page,measure-build,measure-document}.ts',
  ],
  project: ['{kinds,shared,src,server,tools,e2e,bench}/**/*.{ts,tsx,mjs,cjs,css,html}'],
  ignoreExportsUsedInFile: true,
  compilers: {
    css: (text) => importsOf(text, /(?:@import\s+|url\()['"]([^'"]+)['"]/g),
    html: (text) => importsOf(text, /<(?:script type="module" src|link rel="stylesheet" href)="([^"]+)"/g),
  },
  // tools/lint/cruise.ts runs it by the path of its program
  ignoreDependencies: ['dependency-cruiser'],
  // of the machine, where it is there (server/db/file-lock.ts)
  ignoreBinaries: ['flock'],
}

function importsOf(text: string, found: RegExp): string {
  return [...text.matchAll(found)]
    .map(([, path = '']) => `import '${path.replace(/^\/(?=src\/)/, '#')}'`)
    .join('\n')
}

export default config
