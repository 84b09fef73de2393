import type * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { pointerTo } from '#shared/content/pointer.ts'
import { AdventureText, MissionText } from '#shared/scene/files.ts'
import type { Unit } from '#shared/content/translations/units.ts'
import { labelOf, namesOf } from './names.ts'

interface Defined {
  type: string
  innerType?: z.core.$ZodType
  shape?: Readonly<Record<string, z.core.$ZodType>>
  valueType?: z.core.$ZodType
}

/** The keys that lead to each text that a format has, with `id` where any name may stand. */
function textsOf(schema: z.core.$ZodType): string[][] {
  const { innerType, shape, valueType }: Defined = schema._zod.def
  if (innerType) return textsOf(innerType)
  if (valueType) return textsOf(valueType).map((keys) => ['id', ...keys])
  if (!shape) return [[]]
  return Object.entries(shape).flatMap(([key, inner]) => textsOf(inner).map((keys) => [key, ...keys]))
}

it('has a word for every text that the format knows: none is called by its key [AUTHOR-2]', () => {
  const all = [
    ...textsOf(MissionText).map((keys) => ({ keys, task: keys[0] === 'tasks' ? 'id' : null })),
    ...textsOf(AdventureText).map((keys) => ({ keys, task: null })),
  ]
  expect(all.length).toBeGreaterThan(100)
  const nameless = all.filter(
    ({ keys, task }) => labelOf({ pointer: pointerTo(...keys), task }).field === null,
  )
  expect(nameless.map(({ keys }) => keys.join('/'))).toEqual([])
})

const unit = (keys: string, texts: Unit['texts']): Unit => ({
  ...{ id: keys, folder: 'harbour', pointer: `/tasks/lamp/${keys}`, task: 'lamp', texts, sources: {} },
  ...{ most: null, isRequired: false },
})
const label = (units: readonly Unit[], keys: string) => {
  const names = namesOf(units, ['de', 'en'])
  const [found] = units.filter(({ id }) => id === keys)
  return found && labelOf(found).parts.map((part) => names.ofPart('harbour', part))
}

it('calls parts by their words, in the language of the page before others, and by their ids where they have none [AUTHOR-2]', () => {
  const units = [
    unit('cards/card-1/text', { en: 'It burns.', de: 'Sie brennt.' }),
    unit('cards/card-1/title', { en: 'A lamp', de: 'Eine Lampe' }),
    unit('cards/card-2/text', { en: `${'Long words '.repeat(9)}end` }),
    unit('cards/card-2/explanation', {}),
    unit('cards/card-3/explanation', { en: 'So it is.' }),
    unit('cards/card-1/answers/a', { en: 'Yes' }),
    unit('cards/card-1/answers/b', { en: 'No' }),
    unit('cards/card-1/feedback/b', { en: 'Look again.' }),
  ]
  expect(label(units, 'cards/card-1/text')).toEqual(['Eine Lampe'])
  expect(label(units, 'cards/card-2/explanation')).toEqual([
    'Long words Long words Long words Long words Long words Long…',
  ])
  expect(label(units, 'cards/card-3/explanation')).toEqual(['card-3'])
  expect(label(units, 'cards/card-1/answers/a')).toEqual(['Eine Lampe', 'Yes'])
  expect(label(units, 'cards/card-1/feedback/b')).toEqual(['Eine Lampe', 'No'])
})

it('tells parts that are called the same apart by their ids [AUTHOR-2]', () => {
  const units = [
    unit('cards/card-1/title', { en: 'A lamp' }),
    unit('cards/card-2/title', { en: 'A lamp' }),
    unit('questions/card-2/question', { en: 'A lamp' }),
  ]
  expect(units.map(({ id }) => label(units, id))).toEqual([
    ['A lamp (card-1)'],
    ['A lamp (card-2)'],
    ['A lamp'],
  ])
})
