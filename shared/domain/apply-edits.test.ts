import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyEdits, editsBetween } from './apply-edits.ts'
import { clashOf, isLeftBehind, pathMistake } from './adventure-files.ts'

const names = fc.constantFrom('a.json', 'b.json', 'home/c.svg', 'home/d.svg', 'shop/e.png')
const hashes = fc.constantFrom('1', '2', '3')
const drafts = fc
  .dictionary(names, hashes, { noNullPrototype: true })
  .map((files) => new Map(Object.entries(files)))

describe('edits of a draft', () => {
  it('that make one set of files of another do so, whichever they are [WORLD-6]', () => {
    fc.assert(
      fc.property(drafts, drafts, (before, after) => {
        const { files } = applyEdits(before, editsBetween(before, after))
        expect(new Map([...(files ?? [])].sort())).toEqual(new Map([...after].sort()))
      }),
    )
  })

  it('are all refused where one of them replaces something else than was seen [WORLD-6]', () => {
    fc.assert(
      fc.property(drafts, drafts, drafts, (seen, theirs, wanted) => {
        const edits = editsBetween(seen, wanted)
        const isAsSeen = edits.every(({ path, from }) => (theirs.get(path) ?? null) === from)
        const { files, conflicts = [] } = applyEdits(theirs, edits)
        expect(files !== undefined).toBe(isAsSeen)
        for (const { path, hash } of conflicts) expect(theirs.get(path) ?? null).toBe(hash)
      }),
    )
  })
})

describe('the name of a file', () => {
  it.each([
    ['home/scene.svg', null],
    ['home/element lamp done.PNG', null],
    ['market/packages/out-of-the-house.zip', null],
    ['home/zażółć gęślą.json', null],
    ['home/drawing.psd', null],
    ['page.html', 'no-adventure-file'],
    ['home/x.js', 'no-adventure-file'],
    ['a/../b.json', 'unwritable'],
    ['home/.hidden.json', 'left-behind'],
    ['home/lpt1.json', 'unwritable'],
    ['e\u0301.json', 'unwritable'],
  ])('%s is %s', (path, mistake) => {
    expect(pathMistake(path)).toBe(mistake)
  })

  it('may not stand beside one that some system takes for it', () => {
    expect(clashOf(['a/b.json', 'a/c.json', 'd.json'])).toBeNull()
    expect(clashOf(['a.json', 'A.json'])).toBe('A.json')
    expect(clashOf(['a/b.json', 'A/c.json'])).toBe('A/c.json')
    expect(clashOf(['a.json', 'a.json/b.json'])).toBe('a.json/b.json')
    expect(clashOf(['a.json/b.json', 'a.json'])).toBe('a.json')
    expect(isLeftBehind('__MACOSX/home/scene.svg')).toBe(true)
  })
})
