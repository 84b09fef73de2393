import * as z from 'zod/mini'

/**
 * A statement of xAPI 1.0.3 (IEEE 9274.1.1's predecessor), as far as this product writes any: section 2.4 of its part two, with
 * whatever a store must refuse refused here, unknown properties above all.
 */
const Iri = z.string().check(z.regex(/^[a-z][a-z0-9+.-]*:\/\/[^\s<>"{}|\\^`]+$/))
const Uuid = z.string().check(z.regex(/^[\da-f]{8}-[\da-f]{4}-[1-5][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/))
/** RFC 5646, as far as a language and a region. */
const LanguageTag = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/))
const LanguageMap = z
  .record(LanguageTag, z.string().check(z.minLength(1)))
  .check(z.refine((map) => Object.keys(map).length > 0))

/** An agent by an account, and by nothing else: one inverse functional identifier. */
const Agent = z.strictObject({
  objectType: z.literal('Agent'),
  name: z.optional(z.string()),
  account: z.strictObject({ homePage: Iri, name: z.string().check(z.minLength(1)) }),
})

const Activity = z.strictObject({
  objectType: z.literal('Activity'),
  id: Iri,
  definition: z.optional(z.strictObject({ type: z.optional(Iri), name: z.optional(LanguageMap) })),
})

const Score = z
  .strictObject({
    scaled: z.optional(z.number().check(z.gte(-1), z.lte(1))),
    raw: z.optional(z.number()),
    min: z.optional(z.number()),
    max: z.optional(z.number()),
  })
  .check(z.refine(({ raw = 0, min = -Infinity, max = Infinity }) => min < max && raw >= min && raw <= max))

/** ISO 8601 with hours, minutes and seconds. */
const Duration = z.string().check(z.regex(/^PT(?=\d)(\d+H)?(\d+M)?(\d+(\.\d{1,2})?S)?$/))

const ADL_VERB = /^http:\/\/adlnet\.gov\/expapi\/verbs\/(passed|failed|completed)$/

const context = {
  registration: Uuid,
  platform: z.string(),
  language: LanguageTag,
  revision: z.optional(z.string()),
  extensions: z.optional(z.record(Iri, z.unknown())),
  contextActivities: z.strictObject({
    parent: z.optional(z.array(Activity)),
    grouping: z.array(Activity),
  }),
}

export const XapiStatement = z.strictObject({
  id: Uuid,
  version: z.literal('1.0.3'),
  actor: Agent,
  verb: z.strictObject({ id: z.string().check(z.regex(ADL_VERB)), display: LanguageMap }),
  object: Activity,
  result: z.strictObject({
    score: z.optional(Score),
    success: z.optional(z.boolean()),
    completion: z.boolean(),
    duration: Duration,
  }),
  context: z.strictObject(context),
  timestamp: z.iso.datetime({ precision: 3 }),
})
export const XapiStatements = z.array(XapiStatement)

/** Something was seen: there is no result. */
export const XapiVisits = z.array(
  z.strictObject({
    id: Uuid,
    version: z.literal('1.0.3'),
    actor: Agent,
    verb: z.strictObject({
      id: z.literal('http://adlnet.gov/expapi/verbs/experienced'),
      display: LanguageMap,
    }),
    object: Activity,
    context: z.strictObject(context),
    timestamp: z.iso.datetime({ precision: 3 }),
  }),
)
