import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { sentSizeOf } from './measure.ts'
import { packFolder, packFurther } from './pack.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-pack-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

it('lays packed copies beside what shrinks, and weighs those', async () => {
  const words = 'export const words = 1\n'.repeat(200)
  writeFileSync(join(folder, 'main-abc.js'), words)
  writeFileSync(join(folder, 'figtree-abc.woff2'), words)
  await packFolder(folder)
  expect(readdirSync(folder)).not.toContain('main-abc.js.br')
  await packFurther(folder)
  expect(readdirSync(folder).toSorted()).toEqual([
    'figtree-abc.woff2',
    'main-abc.js',
    'main-abc.js.br',
    'main-abc.js.gz',
  ])
  const copy = (ending: string) => readFileSync(join(folder, `main-abc.js${ending}`))
  expect(String(brotliDecompressSync(copy('.br')))).toBe(words)
  expect(String(gunzipSync(copy('.gz')))).toBe(words)
  expect(sentSizeOf(join(folder, 'main-abc.js'))).toBe(copy('.gz').length)
  expect(sentSizeOf(join(folder, 'figtree-abc.woff2'))).toBe(words.length)
  const { mtimeMs } = statSync(join(folder, 'main-abc.js.br'))
  await packFurther(folder)
  expect(statSync(join(folder, 'main-abc.js.br')).mtimeMs).toBe(mtimeMs)
})
