import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { fileOfProgram } from '../../tools/test/program.ts'
import { contentUnder, inputsUnder, STAMP } from './inputs.ts'

const root = mkdtempSync(join(tmpdir(), 'waymark-art-'))
afterAll(() => {
  rmSync(root, { recursive: true })
})

function write(file: string, text: string): void {
  mkdirSync(join(root, dirname(file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

describe('what the checks of the art depend on', () => {
  it('is every file that the compiler reads for it', () => {
    const listed = execFileSync(
      process.execPath,
      [...(fileOfProgram('tsc') ?? []), '-p', 'art', '--listFilesOnly'],
      { encoding: 'utf8' },
    )
    const files = listed
      .trim()
      .split('\n')
      .map((file) => relative('.', file))
    const ours = files.filter((file) => !file.includes('node_modules'))
    expect(ours.length).toBeGreaterThan(300)
    const known = new Set(inputsUnder('.'))
    expect(ours.filter((file) => !known.has(file))).toEqual([])
  })

  it.each([
    ['a file of its own', 'art/paint/boat.ts'],
    ['a file of its own that is no program', 'art/paint/README.md'],
    ['what a shared module of it imports', 'shared/b.ts'],
    ['what its tests open', 'scenes/lantern-isles/pictures/boat.svg'],
    ['a package', 'package-lock.json'],
    ['the rules of the lint', 'tools/lint/project-rules.mjs'],
  ])('is another when %s changes', (_, file) => {
    write('art/paint/boat.ts', "import { a } from '../../shared/a.ts'")
    write('shared/a.ts', "export { b as a } from '#shared/b.ts'")
    for (const path of [
      'shared/b.ts',
      'tools/lint/project-rules.mjs',
      'package-lock.json',
      'art/paint/README.md',
    ])
      write(path, '')
    const before = contentUnder(root)
    write(file, '// changed')
    expect(contentUnder(root)).not.toBe(before)
  })

  it('is the same when the note of it changes, and what it never reads', () => {
    const before = contentUnder(root)
    write(STAMP, before)
    write('src/app/App.tsx', '')
    expect(contentUnder(root)).toBe(before)
  })

  it('is another when a file goes, or is called otherwise', () => {
    write('art/paint/boat.ts', '')
    write('art/paint/buoy.ts', '')
    const before = contentUnder(root)
    rmSync(join(root, 'art/paint/buoy.ts'))
    const without = contentUnder(root)
    write('art/paint/bell.ts', '')
    expect(new Set([before, without, contentUnder(root)]).size).toBe(3)
  })
})
