import { expect, it } from 'vitest'
import { readCloze, withMark, withoutMark } from './read-cloze.ts'

it('a new gap is in the text at once, and one that goes leaves nothing there [AUTHOR-1]', () => {
  const text = withMark('Dial [number] ', 'where')
  expect(text).toBe('Dial [number] [where]')
  expect(withMark(text, 'where')).toBe(text)
  expect(withoutMark('Dial [number] and say [where] first', 'where')).toBe('Dial [number] and say first')
  expect(withMark('', 'number')).toBe('[number]')
})

it('reads what it can of a broken file [AUTHOR-1]', () => {
  expect(readCloze({ filling: 'sung', gaps: [{ id: 'one' }, 7, {}], decoys: null })).toEqual({
    filling: 'words',
    gaps: [{ id: 'one' }],
    decoys: [],
  })
})
