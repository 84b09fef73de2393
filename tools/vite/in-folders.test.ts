import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inFolders } from './in-folders.ts'

const here = (path: string) => join(process.cwd(), path)

it.each([
  ['src/ui/**', 'src/ui/Button.tsx', true],
  ['src/ui/**', 'src/ui/play/Segments.tsx', true],
  ['src/ui/**', 'src/uitest/Button.tsx', false],
  ['src/app/*', 'src/app/Shell.tsx', true],
  ['src/app/*', 'src/app/errors/watch-errors.ts', false],
  ['kinds/*/shared/**', 'kinds/exam/shared/schemas.ts', true],
  ['kinds/*/shared/**', 'kinds/shared.ts', false],
  ['src/stage/*.tsx', 'src/stage/Scene.tsx', true],
  ['src/stage/*.tsx', 'src/stage/flight.ts', false],
])('%s: %s is %s', (glob, path, isIn) => {
  expect(inFolders(glob)(here(path))).toBe(isIn)
})

it('leaves out what stands behind an exclamation mark', () => {
  const isKit = inFolders('src/ui/**', '!src/ui/play/**')
  expect(isKit(here('src/ui/Button.tsx'))).toBe(true)
  expect(isKit(here('src/ui/play/Segments.tsx'))).toBe(false)
})

it('knows a style sheet by its path, whatever Vite adds to it', () => {
  expect(inFolders('src/ui/**')(`${here('src/ui/Button.module.css')}?used`)).toBe(true)
})
