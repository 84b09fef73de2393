import fc from 'fast-check'
import * as z from 'zod/mini'

/** Text of the kinds that fields want; each field takes those that its own checks let through. */
const LIKELY_TEXT = [
  'Zoë',
  'Łęcka-van Dyke',
  'ola.zielińska',
  'zoe@test.test',
  "o'neil+tag@sub.test.test",
  'seven owls in a row',
  'correct horse battery 2',
  '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a000',
  'x'.repeat(43),
  'aGVsbG8gd29ybGQ=',
  'Europe/Warsaw',
  'harbour',
  "'; drop table people; --",
  '<img src=x onerror=alert(1)>',
  '%_\\%',
  '${7*7}{{7*7}}',
  '\u202egnp',
  '👩‍👩‍👧‍👦 family',
  '  spaces around  ',
  'line\r\nBcc: eve@test.test',
  '0',
  '-1',
]

/** For fields that take none of those, nor a small number. */
const RARE = ['https://meet.test/harbour', 'a'.repeat(64), 5000]

/** Values that a schema takes, as far as this can guess them: what reaches the handler, not only its door. */
export function likely(schema: unknown): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => [name, likely(field)] as const)
    const needed = Object.entries(schema.shape).filter(([, field]) => !(field instanceof z.ZodMiniOptional))
    return fc
      .record(Object.fromEntries(fields), { requiredKeys: needed.map(([name]) => name) })
      .map((record) => ({ ...record }))
  }
  if (schema instanceof z.ZodMiniOptional) return likely(schema.def.innerType)
  if (schema instanceof z.ZodMiniNullable) return fc.option(likely(schema.def.innerType))
  if (schema instanceof z.ZodMiniArray) {
    return taken(schema, fc.array(likely(schema.def.element), { minLength: 1, maxLength: 4 }))
  }
  if (schema instanceof z.ZodMiniTuple) return fc.tuple(...schema.def.items.map(likely))
  if (schema instanceof z.ZodMiniRecord) return likelyRecord(schema)
  if (schema instanceof z.ZodMiniUnion || schema instanceof z.ZodMiniDiscriminatedUnion) {
    return fc.oneof(...schema.def.options.map(likely))
  }
  if (schema instanceof z.ZodMiniLiteral) return fc.constantFrom(...schema.def.values)
  if (schema instanceof z.ZodMiniEnum) return fc.constantFrom(...Object.values(schema.def.entries))
  if (schema instanceof z.ZodMiniBoolean) return fc.boolean()
  if (schema instanceof z.ZodMiniNumber) return taken(schema, fc.constantFrom(0, 1, 2, 3, 5, 12, 0.5, -1))
  if (schema instanceof z.iso.ZodMiniISODateTime)
    return fc.constantFrom('2026-12-24T08:00:00Z', '2001-01-01T00:00:00Z')
  if (schema instanceof z.iso.ZodMiniISODate) return fc.constantFrom('2026-12-24', '2028-02-29')
  return taken(schema, fc.constantFrom(...LIKELY_TEXT))
}

/** Of what is named by a few words, as languages are. */
function likelyRecord({ def }: z.ZodMiniRecord): fc.Arbitrary<unknown> {
  const names = def.keyType instanceof z.ZodMiniEnum ? Object.values(def.keyType.def.entries).map(String) : []
  return fc
    .record(Object.fromEntries(names.map((name) => [name, likely(def.valueType)])), {
      requiredKeys: names.slice(0, 1),
    })
    .map((record) => ({ ...record }))
}

/** Those that pass, where any does. */
function taken(schema: unknown, values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  if (!(schema instanceof z.ZodMiniType)) return values
  const some = fc.sample(values, { numRuns: 60, seed: 1 })
  const passing = some.filter((value) => z.safeParse(schema, value).success)
  const rare = RARE.filter((value) => z.safeParse(schema, value).success)
  if (passing.length > 0) return fc.constantFrom(...passing)
  return rare.length > 0 ? fc.constantFrom(...rare) : values
}
