import type * as z from 'zod/mini'

/** A value of one line that a schema has: what a form needs to know of it. */
export interface Scalar {
  name: string
  sort: 'number' | 'switch' | 'choice'
  /** Of a number. */
  least?: number | undefined
  most?: number | undefined
  /** Of a choice. */
  options?: readonly string[]
  /** What it is where the file says nothing; undefined: it has to be said, or may be left out. */
  otherwise?: string | number | boolean | undefined
  isOptional: boolean
}

/** One of the checks of a number. */
interface Bound {
  check: string
  value?: unknown
}

interface Defined {
  type: string
  innerType?: z.core.$ZodType
  defaultValue?: unknown
  entries?: Readonly<Record<string, string | number>>
  checks?: readonly { _zod: { def: Bound } }[] | undefined
}

/** The values of one line of an object's schema, in its order; lists and objects are left to forms of their own. */
export function scalarsOf(shape: Readonly<Record<string, z.core.$ZodType>>): Scalar[] {
  return Object.entries(shape).flatMap(([name, schema]) => scalarOf(name, schema) ?? [])
}

function scalarOf(name: string, schema: z.core.$ZodType): Scalar | null {
  const { innerType, type, defaultValue, entries, checks = [] }: Defined = schema._zod.def
  if (innerType) {
    const inner = scalarOf(name, innerType)
    return inner && { ...inner, isOptional: true, ...(isScalar(defaultValue) && { otherwise: defaultValue }) }
  }
  const common = { name, isOptional: false }
  if (type === 'number') {
    const [least, most] = [boundIn(checks, 'greater_than'), boundIn(checks, 'less_than')]
    return { ...common, sort: 'number', ...(least !== null && { least }), ...(most !== null && { most }) }
  }
  if (type === 'boolean') return { ...common, sort: 'switch', otherwise: false }
  return type === 'enum' && entries ? { ...common, sort: 'choice', options: Object.keys(entries) } : null
}

function boundIn(checks: readonly { _zod: { def: Bound } }[], check: string): number | null {
  const value = checks.find(({ _zod: { def } }) => def.check === check)?._zod.def.value
  return typeof value === 'number' ? value : null
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

/** What the person typed as a whole number within these bounds; null for what is none. */
export function numberTyped({ least, most }: Pick<Scalar, 'least' | 'most'>, typed: string): number | null {
  const text = typed.trim()
  if (!/^\d+$/.test(text)) return null
  const value = Number(text)
  return value >= (least ?? 0) && value <= (most ?? Infinity) ? value : null
}
