import { beforeEach, describe, expect, it } from 'vitest'
import { dropLocal, localKeys, writeLocal } from '#src/lib/storage.ts'
import { forgetOutbox } from './session.ts'
import { createStore, type Entry } from './store.ts'

const PAGE = '0b9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4d'
const OTHER = '0b9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4e'

const store = createStore<string>({
  id: 'words',
  parse: (value) => (typeof value === 'string' ? value : null),
})
const entry = (by: string, order: number): Entry<string> => ({ by, order, item: `word ${order}` })

beforeEach(() => localKeys('').forEach(dropLocal))

describe('the store of the outbox', () => {
  it('is stored per person and key, over a reload [TASK-2]', () => {
    store.write('ola', 'one', PAGE, [entry(PAGE, 1)])
    expect(store.read('ola', 'one')).toEqual([entry(PAGE, 1)])
    expect(store.read('ola', 'two')).toEqual([])
    expect(store.read('kim', 'one')).toEqual([])
    expect(store.keys('ola')).toEqual(['one'])
    store.write('ola', 'one', PAGE, [])
    expect(localKeys('')).toEqual([])
  })

  it('of two tabs holds what either did, and lets go only of what has arrived [TASK-2]', () => {
    const own = [entry(PAGE, 1), entry(PAGE, 2)]
    store.write('ola', 'one', PAGE, own)
    store.write('ola', 'one', OTHER, [entry(OTHER, 1)])
    expect(store.read('ola', 'one')).toHaveLength(3)
    // the second brings there what it found, while the first goes on
    store.write('ola', 'one', PAGE, [...own, entry(PAGE, 3)])
    expect(store.remove('ola', 'one', own)).toBe(true)
    expect(store.read('ola', 'one')).toEqual(expect.arrayContaining([entry(PAGE, 3), entry(OTHER, 1)]))
    expect(store.read('ola', 'one')).toHaveLength(2)
    // what another tab has removed already
    expect(store.remove('ola', 'one', own)).toBe(false)
  })

  it('stores nothing without a person', () => {
    expect(store.write('', 'one', PAGE, [entry(PAGE, 1)])).toBe(false)
    expect([localKeys(''), store.read('', 'one'), store.keys('')]).toEqual([[], [], []])
  })

  it.each([
    '',
    '{',
    'null',
    '{"words":1}',
    '[1,null,{"order":1},{"order":1,"item":7},"word"]',
    '[{"order":0,"item":"a"}]',
  ])('reads nothing out of %j, which somebody wrote there, and leaves nothing of it [TASK-6]', (text) => {
    writeLocal(`outbox:ola:words:one:${PAGE}`, text)
    expect(store.read('ola', 'one')).toEqual([])
    expect(localKeys('')).toEqual([])
  })

  it('reads nothing of a page whose name somebody made up [TASK-6]', () => {
    writeLocal('outbox:ola:words:one:me', JSON.stringify([{ order: 1, item: 'a' }]))
    expect(store.read('ola', 'one')).toEqual([])
  })

  it('goes with its person, also as earlier versions stored it, and leaves the others’ [AUTH-5]', () => {
    for (const person of ['ola', 'ola-2']) store.write(person, 'one', PAGE, [entry(PAGE, 1)])
    for (const key of ['moves:ola:one:end', 'draft:ola:one', '_events:ola', '_events:kim'])
      writeLocal(key, '1')
    void forgetOutbox('ola')
    expect(localKeys('').toSorted()).toEqual(['_events:kim', `outbox:ola-2:words:one:${PAGE}`])
  })
})
