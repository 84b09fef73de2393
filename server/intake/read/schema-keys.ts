import type * as z from 'zod/mini'

/** The parts of a schema's definition that can be walked down. */
interface Walkable {
  type?: string
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  valueType?: z.core.$ZodType
  shape?: Record<string, z.core.$ZodType>
  options?: readonly z.core.$ZodType[]
}

/** Names that a schema knows at a place: the keys of the object there, of all objects where several are possible. */
export function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  return [...new Set(objectsAt(schema, path).flatMap((shape) => Object.keys(shape)))]
}

function objectsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): Record<string, z.core.$ZodType>[] {
  const definition: Walkable = schema._zod.def
  if (definition.innerType) return objectsAt(definition.innerType, path)
  if (definition.options) return definition.options.flatMap((option) => objectsAt(option, path))
  const [step, ...rest] = path
  if (step === undefined) return definition.shape ? [definition.shape] : []
  const inner = definition.element ?? definition.valueType ?? definition.shape?.[String(step)]
  return inner ? objectsAt(inner, rest) : []
}
