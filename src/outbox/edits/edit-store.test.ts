import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEditStore, storedOf, type EditNote } from './edit-store.ts'
import { sceneFileOf, wishFor, type Thing } from '#src/features/scenes/scene-file.ts'
import { valueIn } from './steps.ts'

const FILE = sceneFileOf('harbour')
const TEXT = '{\n  "weather": ["snow"],\n  "elements": {\n    "lamp": { "label": [10, 20] }\n  }\n}\n'
const lamp: Thing = { sort: 'elements', id: 'lamp' }
const bell: Thing = { sort: 'elements', id: 'bell' }
const moved: EditNote = { word: 'moved', things: ['lamp'], mission: 'harbour' }

function openStore(text: string | null = TEXT) {
  let time = 0
  const edits = createEditStore({}, undefined, () => (time += 10_000))
  edits.take(FILE, { hash: 'first', text })
  const move = (thing: Thing, x: number) => edits.edit(moved, [wishFor(FILE, thing, 'shift', [x, 0])])
  const shiftOf = ({ sort, id }: Thing) => valueIn(edits.store.getState().texts, FILE, `/${sort}/${id}/shift`)
  return { edits, move, shiftOf, text: () => edits.store.getState().texts[FILE] }
}

describe('the edits of a scene', () => {
  it('go back to the first byte and forward again, however many there are, over a reload as well [DESIGN-4]', () => {
    const things = fc.constantFrom(lamp, bell, { sort: 'layers', id: 'sea' } as const)
    const fields = fc.constantFrom('shift', 'label', 'lamp')
    const made = fc.array(fc.tuple(things, fields, fc.tuple(fc.integer(), fc.integer())), { maxLength: 25 })
    fc.assert(
      fc.property(made, fc.constantFrom(TEXT, null, '{"elements":{}}'), (list, start) => {
        const first = openStore(start)
        for (const [thing, field, to] of list)
          first.edits.edit(moved, [{ file: FILE, pointer: `/${thing.sort}/${thing.id}/${field}`, to }])
        const after = first.text()
        const stored: unknown = JSON.parse(JSON.stringify(storedOf(first.edits.store.getState())))
        const edits = createEditStore(stored as ReturnType<typeof storedOf>)
        edits.take(FILE, { hash: 'first', text: start })
        expect(edits.store.getState().texts[FILE]).toBe(after)
        while (edits.undo());
        expect(edits.store.getState().texts[FILE]).toBe(start)
        while (edits.redo());
        expect(edits.store.getState().texts[FILE]).toBe(after)
        expect(edits.store.getState().conflicts).toEqual([])
      }),
    )
  })

  it('that repeat the last one are one step of the history [DESIGN-4]', () => {
    let time = 0
    const edits = createEditStore({}, undefined, () => (time += 100))
    edits.take(FILE, { hash: 'first', text: TEXT })
    // a drag before them is a step of its own
    edits.edit(moved, [wishFor(FILE, lamp, 'shift', [50, 0])])
    for (const x of [1, 2, 3]) edits.edit(moved, [wishFor(FILE, lamp, 'shift', [x, 0])], true)
    expect(edits.store.getState().past).toHaveLength(2)
    edits.undo()
    expect(valueIn(edits.store.getState().texts, FILE, '/elements/lamp/shift')).toEqual([50, 0])
    edits.undo()
    expect(edits.store.getState().texts[FILE]).toBe(TEXT)
  })

  it('never clash where a colleague changed another field, and keep both [WORLD-6]', () => {
    const { edits, move, shiftOf } = openStore()
    move(lamp, 4)
    edits.take(FILE, {
      hash: 'second',
      text: TEXT.replace('"lamp": {', '"bell": { "grow": 2 },\n    "lamp": {'),
    })
    expect(edits.store.getState().conflicts).toEqual([])
    expect(shiftOf(lamp)).toEqual([4, 0])
    expect(valueIn(edits.store.getState().texts, FILE, '/elements/bell/grow')).toBe(2)
  })

  it('wait for a decision where a colleague changed the same value, and overwrite nothing before [WORLD-6]', () => {
    for (const choice of ['mine', 'theirs'] as const) {
      const { edits, move, shiftOf } = openStore()
      move(lamp, 4)
      move(bell, 7)
      const theirs = TEXT.replace('"label"', '"shift": [9, 9], "label"')
      edits.take(FILE, { hash: 'second', text: theirs })
      expect(shiftOf(lamp)).toEqual([9, 9])
      expect(shiftOf(bell)).toEqual([7, 0])
      const [conflict] = edits.store.getState().conflicts
      expect(conflict).toMatchObject({ current: [9, 9], mine: { to: [4, 0] } })
      edits.decide([conflict?.id ?? ''], choice, moved)
      expect(edits.store.getState().conflicts).toEqual([])
      expect(shiftOf(lamp)).toEqual(choice === 'mine' ? [4, 0] : [9, 9])
    }
  })

  it('that the server took without an answer are not sent as a conflict [WORLD-6]', () => {
    const { edits, move, text } = openStore()
    move(lamp, 4)
    edits.take(FILE, { hash: 'second', text: text() ?? null })
    expect(edits.store.getState()).toMatchObject({ conflicts: [], unsent: [] })
  })

  it('that were made while others were on their way stay unsent [WORLD-6]', () => {
    const { edits, move, text } = openStore()
    move(lamp, 4)
    const sent = edits.store.getState().unsent
    const written = { hash: 'second', text: text() ?? null }
    // the file is read again before the answer to the write is here
    edits.take(FILE, written)
    move(bell, 7)
    edits.acknowledge(sent, { [FILE]: written })
    expect(edits.store.getState().unsent).toMatchObject([{ pointer: '/elements/bell/shift' }])
  })

  it('wait for their file: before it is here nothing is changed, undone or decided [WORLD-6]', () => {
    const { edits, move } = openStore()
    move(lamp, 4)
    const stored = storedOf(edits.store.getState())
    const mine = { file: FILE, pointer: '/elements/bell/grow', to: 2 }
    const before = { ...stored, conflicts: [{ id: 'one', mine, current: 3 }] }
    const reloaded = createEditStore(before)
    expect(reloaded.undo()).toBeNull()
    expect(reloaded.edit(moved, [wishFor(FILE, bell, 'shift', [1, 1])])).toBe(false)
    reloaded.decide(['one'], 'mine', moved)
    expect(storedOf(reloaded.store.getState())).toEqual(before)
  })

  it('are undone past a colleague only where nobody changed the value since [WORLD-6]', () => {
    const { edits, move, shiftOf, text } = openStore()
    move(lamp, 4)
    edits.acknowledge(edits.store.getState().unsent, { [FILE]: { hash: 'second', text: text() ?? null } })
    edits.take(FILE, { hash: 'third', text: text()?.replace('[4, 0]', '[8, 8]') ?? null })
    edits.undo()
    expect(shiftOf(lamp)).toEqual([8, 8])
    expect(edits.store.getState().conflicts).toHaveLength(1)
  })
})
