import { afterEach, describe, expect, it, vi } from 'vitest'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import type { Entry } from './edit-store.ts'
import { createDraftStorage } from './draft-storage.ts'
import { readEditor, writeEditor } from './stored.ts'

const marks = { hidden: {}, locked: {} }
const entry = (at: number): Entry => ({
  ...{ id: `entry ${at}`, at, word: 'moved', things: ['lamp'], mission: 'harbour', isRepeated: false },
  flip: [{ file: 'harbour/scene.json', pointer: '/elements/lamp/grow', from: at }],
})
const editor = (steps: number) => ({
  edits: {
    unsent: [{ file: 'harbour/scene.json', pointer: '/horizon', to: 300 }],
    past: Array.from({ length: steps }, (_, at) => entry(at)),
    future: [],
    conflicts: [],
  },
  marks,
})

/** A browser with room for so many letters under each key. */
function withRoom(letters: number): void {
  const real = window.localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    setItem(key: string, value: string) {
      if (value.length > letters) throw new DOMException('full', 'QuotaExceededError')
      real.setItem(key, value)
    },
  })
}

describe('edits on the device', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    for (const key of localKeys('')) dropLocal(key)
  })

  it('have all steps of the history while there is room [DESIGN-4]', () => {
    expect(writeEditor('me', 'tour', editor(3000))).toEqual({ isSafe: true, steps: 3000 })
    expect(readEditor('me', 'tour')).toEqual(editor(3000))
  })

  it('lose no more steps than they must, and say how many [DESIGN-4]', () => {
    const size = JSON.stringify({ tour: editor(600) }).length
    withRoom(size)
    const { isSafe, steps } = writeEditor('me', 'tour', editor(640))
    expect(isSafe).toBe(true)
    expect(steps).toBeGreaterThan(640 / 2)
    const stored = readEditor('me', 'tour')
    expect(stored?.dropped).toBe(640 - steps)
    expect(stored?.edits.past.at(-1)).toEqual(entry(639))

    const storage = createDraftStorage('me', 'tour')
    expect(storage.store.getState()).toEqual({ isSafe: true, lost: 640 - steps, atRisk: 0 })
    storage.write({ ...editor(700).edits, base: {}, texts: {} }, marks)
    const { lost, atRisk } = storage.store.getState()
    expect(readEditor('me', 'tour')?.dropped).toBe(lost + atRisk)
  })

  it('come before the history of another adventure [WORLD-6]', () => {
    writeEditor('me', 'other', editor(600))
    withRoom(JSON.stringify({ other: editor(0), tour: editor(0) }).length + 100)
    expect(writeEditor('me', 'tour', editor(5))).toEqual({ isSafe: true, steps: 0 })
    expect(readEditor('me', 'other')?.edits.unsent).toHaveLength(1)
    expect(readEditor('me', 'other')?.dropped).toBe(600)
  })

  it('are not called safe where nothing can be stored [WORLD-6]', () => {
    withRoom(0)
    const storage = createDraftStorage('me', 'tour')
    storage.write({ ...editor(2).edits, base: {}, texts: {} }, marks)
    expect(storage.store.getState()).toEqual({ isSafe: false, lost: 0, atRisk: 2 })
  })
})
