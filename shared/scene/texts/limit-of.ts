import type * as z from 'zod/mini'
import { AdventureText, MissionText } from '../files.ts'

/** How long a text may be, in UTF-16 units, as the format counts them. */
export interface TextLimit {
  most: number | null
  /** It may not be empty. */
  isRequired: boolean
}

interface Check {
  check: string
  maximum?: number
  minimum?: number
}

interface Defined {
  type: string
  innerType?: z.core.$ZodType
  shape?: Readonly<Record<string, z.core.$ZodType>>
  valueType?: z.core.$ZodType
  checks?: readonly { _zod: { def: Check } }[] | undefined
}

const NO_LIMIT: TextLimit = { most: null, isRequired: false }
const known = new Map<string, TextLimit>()

/** What the format says of a text by the keys that lead to it; every second of them is an id, and all ids are alike. */
export function limitOf(folder: string, keys: readonly string[]): TextLimit {
  const isOwn = folder === ''
  const sort = `${isOwn} ${keys.map((key, index) => (index % 2 === 1 ? '*' : key)).join('/')}`
  const found = known.get(sort)
  if (found) return found
  const limit = limitIn(isOwn ? AdventureText : MissionText, keys)
  known.set(sort, limit)
  return limit
}

function limitIn(schema: z.core.$ZodType | undefined, keys: readonly string[]): TextLimit {
  if (!schema) return NO_LIMIT
  const { type, innerType, shape, valueType, checks = [] }: Defined = schema._zod.def
  if (innerType) {
    const inner = limitIn(innerType, keys)
    return keys.length === 0 ? { ...inner, isRequired: false } : inner
  }
  const [key, ...rest] = keys
  if (key === undefined) {
    if (type !== 'string') return NO_LIMIT
    const all = checks.map(({ _zod }) => _zod.def)
    return {
      most: all.find(({ check }) => check === 'max_length')?.maximum ?? null,
      isRequired: all.some(({ check, minimum = 0 }) => check === 'min_length' && minimum > 0),
    }
  }
  const next = shape && Object.hasOwn(shape, key) ? shape[key] : valueType
  return limitIn(next, rest)
}
