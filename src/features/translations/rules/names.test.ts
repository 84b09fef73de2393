import type * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { pointerTo } from '#shared/content/pointer.ts'
import { AdventureText, MissionText } from '#shared/scene/files.ts'
import { labelOf } from './names.ts'

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
