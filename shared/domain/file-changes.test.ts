import { expect, it } from 'vitest'
import { changesOfFiles } from './file-changes.ts'

const files = (said: Record<string, string>) => new Map(Object.entries(said))

it('names what came, changed and went from one version to another, by path [WORLD-3]', () => {
  const before = files({ 'a.txt': '1', 'b.txt': '2', 'c.txt': '3' })
  const after = files({ 'd.txt': '4', 'b.txt': '5', 'c.txt': '3' })
  expect(changesOfFiles(before, after)).toEqual([
    { path: 'a.txt', before: '1', after: null, was: null },
    { path: 'b.txt', before: '2', after: '5', was: null },
    { path: 'd.txt', before: null, after: '4', was: null },
  ])
  expect(changesOfFiles(after, after)).toEqual([])
})

it('finds what was moved, each file once [WORLD-3]', () => {
  const before = files({ 'one/a.png': '1', 'one/b.png': '1', 'z.txt': '2' })
  const after = files({ 'two/a.png': '1', 'two/b.png': '1', 'two/c.png': '1', 'z.txt': '2' })
  expect(changesOfFiles(before, after)).toEqual([
    { path: 'two/a.png', before: '1', after: '1', was: 'one/a.png' },
    { path: 'two/b.png', before: '1', after: '1', was: 'one/b.png' },
    { path: 'two/c.png', before: null, after: '1', was: null },
  ])
})
