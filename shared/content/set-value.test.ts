import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseJsonObject, type Json, type JsonObject } from './json.ts'
import { keysOf, pointerTo, valueAt } from './pointer.ts'
import { serialise } from './serialise.ts'
import { applyValue, type SetValue } from './set-value.ts'

const HARBOUR = readFileSync('scenes/lantern-isles/harbour/scene.json', 'utf8')
const ISLES = readFileSync('scenes/lantern-isles/isles/scene.json', 'utf8')
const FILE = 'harbour/scene.json'

const ids = fc.constantFrom('lamp', 'bell', 'rope', 'a/b', '~tilde', '__proto__')
const fields = fc.constantFrom('shift', 'grow', 'label', 'foot')
const pointers = fc.oneof(
  fc.tuple(fc.constantFrom('elements', 'layers'), ids, fields).map((keys) => pointerTo(...keys)),
  fc.constantFrom('/weather', '/horizon', '/safe', '/elements/second-factor/label', '/layers/gulls/path'),
)
const values: fc.Arbitrary<Json | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.integer({ min: -500, max: 500 }),
  fc.tuple(fc.integer(), fc.integer()),
  fc.constant({ points: [[0, 0]], seconds: 9 }),
)
const wishes = fc.array(fc.record({ pointer: pointers, to: values }), { maxLength: 30 })
const trees = fc.jsonValue({ maxDepth: 4 }).map((value) => ({ elements: {}, any: value }) as JsonObject)
const texts = fc.oneof(
  fc.constantFrom<string | null>(null, HARBOUR, ISLES, '{}', '{"elements":{"lamp":{}}}\n'),
  trees.map(serialise),
  trees.map((tree) => JSON.stringify(tree, null, 4)),
)

/** Makes each of the wishes, as somebody does who sees what is there. */
function makeAll(start: string | null, wished: readonly { pointer: string; to: Json | undefined }[]) {
  const undos: SetValue[] = []
  let text = start
  for (const { pointer, to } of wished) {
    const from = valueAt(parseJsonObject(text ?? '{}') ?? {}, pointer)
    const edit = { file: FILE, pointer, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
    const applied = applyValue(text, edit)
    if (applied.conflict) throw new Error('what was seen is what is there')
    text = applied.text
    undos.push(applied.undo)
  }
  return { text, undos }
}

function undoAll(start: string | null, undos: readonly SetValue[]) {
  const redos: SetValue[] = []
  let text = start
  for (const undo of undos.toReversed()) {
    const applied = applyValue(text, undo)
    if (applied.conflict) throw new Error('nobody else was there')
    text = applied.text
    redos.push(applied.undo)
  }
  return { text, undos: redos }
}

describe('values of a file', () => {
  it('are as they were, to the byte, when every edit is taken back, and as they became when each is made again [DESIGN-4] [WORLD-6]', () => {
    fc.assert(
      fc.property(texts, wishes, (start, wished) => {
        const made = makeAll(start, wished)
        const back = undoAll(made.text, made.undos)
        expect(back.text).toBe(start)
        const again = undoAll(back.text, back.undos)
        expect(again.text).toBe(made.undos.length > 0 ? made.text : start)
      }),
      { numRuns: Number(process.env['SEQUENCES'] ?? 1000) },
    )
  })

  it('are the same for two who change different ones, in whichever order they arrive [WORLD-6]', () => {
    fc.assert(
      fc.property(texts, pointers, pointers, values, values, (start, one, other, to, too) => {
        fc.pre(!`${one}/`.startsWith(`${other}/`) && !`${other}/`.startsWith(`${one}/`))
        const tree = parseJsonObject(start ?? '{}') ?? {}
        const edits = [
          { pointer: one, to },
          { pointer: other, to: too },
        ].map(({ pointer, to: wanted }) => {
          const from = valueAt(tree, pointer)
          const ends = { ...(from !== undefined && { from }), ...(wanted !== undefined && { to: wanted }) }
          return { file: FILE, pointer, ...ends }
        })
        const ends = [edits, edits.toReversed()].map((order) =>
          order.reduce<string | null>((text, edit) => {
            const { conflict, text: next } = applyValue(text, edit)
            expect(conflict).toBeUndefined()
            return next ?? null
          }, start),
        )
        const [first, second] = ends.map((text) => parseJsonObject(text ?? '{}'))
        expect(first).toEqual(second)
      }),
    )
  })

  it('that are not as they were seen are in conflict, with what is there now [WORLD-6]', () => {
    const edit = { file: FILE, pointer: '/elements/second-factor/label', from: [1, 2], to: [3, 4] }
    expect(applyValue(HARBOUR, edit).conflict).toEqual({ edit, current: [860, 744] })
    expect(applyValue('no JSON', edit).conflict).toEqual({ edit, current: undefined })
    expect(applyValue(null, { file: FILE, pointer: '/horizon', from: 3 }).conflict?.current).toBeUndefined()
  })

  it('come into their place, and go with what is empty without them', () => {
    const order = (keys: readonly string[]) =>
      keys.length === 0 ? ['weather', 'horizon', 'elements'] : undefined
    const { text } = applyValue(
      '{ "weather": [], "elements": {} }',
      { file: FILE, pointer: '/horizon', to: 300 },
      order,
    )
    expect(Object.keys(parseJsonObject(text ?? '') ?? {})).toEqual(['weather', 'horizon', 'elements'])
    const gone = applyValue(
      serialise({ weather: [], elements: { lamp: { grow: 2 } } }),
      { file: FILE, pointer: '/elements/lamp/grow', from: 2 },
      order,
    )
    expect(gone.text).toBe('{\n  "weather": []\n}\n')
  })

  it('change only the lines of the thing that they are said of [DESIGN-4]', () => {
    const canonical = serialise(parseJsonObject(ISLES) ?? {})
    const { text } = applyValue(canonical, { file: FILE, pointer: '/elements/keep/shift', to: [12, -4] })
    const before = canonical.split('\n')
    const changed = (text ?? '').split('\n').filter((line, index) => line !== before[index])
    expect(changed).toHaveLength(1)
    expect(changed[0]).toContain('"keep"')
  })
})

describe('a written file', () => {
  it('reads as it was written, and is written the same again', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const text = serialise(tree)
        // as text: reading makes no difference between 0 and -0
        expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(tree))
        expect(serialise(parseJsonObject(text) ?? {})).toBe(text)
      }),
    )
  })

  it('looks as the designers of the demo write it', () => {
    const tree = parseJsonObject(HARBOUR) ?? {}
    expect(serialise(tree)).toBe(HARBOUR)
  })

  it('finds its way to any key', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (keys) => {
        expect(keysOf(pointerTo(...keys))).toEqual(keys)
      }),
    )
  })
})
