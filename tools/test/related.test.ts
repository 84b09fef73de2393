import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { relatedTests } from './related.ts'

const root = mkdtempSync(join(tmpdir(), 'waymark-related-'))
afterAll(() => {
  rmSync(root, { recursive: true })
})

const FILES: Readonly<Record<string, string>> = {
  'shared/a.ts': "export type { B } from '#shared/b.ts'",
  'shared/b.ts': "import { a } from './a.ts'",
  'shared/words.json': '{}',
  'src/Far.tsx': "export const load = () => import('./parts/Near.tsx')",
  'src/parts/Near.tsx': "import { b } from '#shared/b.ts'\nimport art from '#shared/words.json?url'",
  'src/Far.test.tsx': "import { load } from './Far.tsx'",
  'shared/a.test.ts': "import { a } from './a.ts'",
  'tools/other.test.ts': "import { it } from 'vitest'",
  'server/app.ts': "import '#shared/b.ts'\nimport './modules/tips/routes.ts'",
  'server/modules/tips/routes.ts': '',
  'server/modules/tips/tips.test.ts': "import '#server/app.ts'",
  'server/http/access.test.ts': "import '#server/app.ts'",
}

it('finds the tests of what changed, over every road and once each', () => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const related = (...changed: string[]) => relatedTests(root, Object.keys(FILES), changed)
  expect(related('shared/b.ts')).toEqual(['shared/a.test.ts', 'src/Far.test.tsx'])
  expect(related('shared/words.json')).toEqual(['shared/a.test.ts', 'src/Far.test.tsx'])
  expect(related('tools/other.test.ts', 'README.md')).toEqual(['tools/other.test.ts'])
  expect(related('docs/gone.ts')).toEqual([])
})

it('takes no way over the whole product, but the tests beside what changed', () => {
  const files = Object.keys(FILES)
  expect(relatedTests(root, files, ['server/modules/tips/routes.ts'])).toEqual([
    'server/modules/tips/tips.test.ts',
  ])
  expect(relatedTests(root, files, ['server/app.ts'])).toEqual([])
})
