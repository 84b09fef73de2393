import { expect, it } from 'vitest'
import { draftOf, readDraft } from './item-draft.ts'

const words = { en: { name: ' A plant ', description: '' }, pl: { name: ' ', description: 'Bez nazwy' } }
const typed = { ...draftOf(null), words, price: '60' }

it('reads what was typed: no stock is no limit, a language without a name has no words [SHOP-2]', () => {
  expect(readDraft(typed, 'en')).toEqual({
    ...{ kind: 'company', art: 'parcel', isHidden: false, price: 60, stock: null },
    words: [{ language: 'en', name: 'A plant', description: '' }],
    ...{ teamIds: null, opensOn: null, closesOn: null },
  })
})

it.each([
  [{ price: '0' }, ['price']],
  [{ price: '1.5' }, ['price']],
  [{ stock: '-1' }, ['stock']],
  [{ stock: 'many' }, ['stock']],
  [{ words: { pl: { name: 'Roślina', description: '' } } }, ['name']],
  [{ opensOn: '2026-12-02', closesOn: '2026-12-01' }, ['closesOn']],
  [{ teamIds: [], price: '' }, ['price', 'teamIds']],
])('names the fields that are wrong in %j [SHOP-2]', (wrong, fields) => {
  expect(readDraft({ ...typed, ...wrong }, 'en')).toEqual(fields)
})
