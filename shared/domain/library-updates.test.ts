import { describe, expect, it } from 'vitest'
import { libraryUpdates } from './library-updates.ts'

const files = (all: Record<string, string>) => new Map(Object.entries(all))

describe('an update of the library', () => {
  it('names what changed there, and what the draft has changed as well [WORLD-1]', () => {
    const base = files({
      same: 'a',
      newer: 'a',
      both: 'a',
      gone: 'a',
      goneChanged: 'a',
      goneHere: 'a',
      alike: 'a',
    })
    const library = files({
      same: 'a',
      newer: 'b',
      both: 'b',
      goneHere: 'b',
      alike: 'b',
      added: 'b',
      addedHere: 'b',
    })
    const draft = files({
      same: 'x',
      newer: 'a',
      both: 'x',
      gone: 'a',
      goneChanged: 'x',
      alike: 'b',
      addedHere: 'x',
      own: 'x',
    })
    expect(libraryUpdates(base, library, draft)).toEqual([
      { path: 'added', mine: null, theirs: 'b', isConflict: false },
      { path: 'addedHere', mine: 'x', theirs: 'b', isConflict: true },
      { path: 'both', mine: 'x', theirs: 'b', isConflict: true },
      { path: 'gone', mine: 'a', theirs: null, isConflict: false },
      { path: 'goneChanged', mine: 'x', theirs: null, isConflict: true },
      { path: 'goneHere', mine: null, theirs: 'b', isConflict: true },
      { path: 'newer', mine: 'a', theirs: 'b', isConflict: false },
    ])
    expect(libraryUpdates(base, base, draft)).toEqual([])
  })
})
