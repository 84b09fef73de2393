import * as z from 'zod/mini'
import { OWN_TEXT_LENGTH, TEXT_KEY_LENGTH } from '../domain/own-words.ts'
import { endpoint } from './endpoint.ts'
import { LanguageCode } from './fields.ts'

/** A file of texts, as a build has them at `/assets/i18n/LANGUAGE.json`: words, or groups of texts. */
export const GroupedTexts = z.record(z.string(), z.unknown())

const Form = z.optional(z.string().check(z.maxLength(2 * OWN_TEXT_LENGTH)))

/** A text by what it is said for; `only` where no amount decides. */
const Forms = z.strictObject({
  only: Form,
  zero: Form,
  one: Form,
  two: Form,
  few: Form,
  many: Form,
  other: Form,
})

const StoredForm = z.optional(z.string())

const StoredForms = z.object({
  only: StoredForm,
  zero: StoredForm,
  one: StoredForm,
  two: StoredForm,
  few: StoredForm,
  many: StoredForm,
  other: StoredForm,
})

const OwnText = z.object({
  language: LanguageCode,
  /** The whole key, as `missions.popup.title`, without the form of an amount. */
  key: z.string(),
  forms: StoredForms,
})
export type OwnText = z.infer<typeof OwnText>

const OwnTexts = z.object({ texts: z.array(OwnText) })

/** All texts that the tenant says in words of its own, as the database has them (DESK-1, LANG-4). */
export const readOwnTexts = endpoint({
  method: 'GET',
  path: '/v2/tenant/words',
  reply: OwnTexts,
  who: ['admin'],
  rate: 'read',
})

/**
 * Says a text in words of the tenant's own, or in the product's again, where `forms` is empty. Within 5 s every server has it.
 * 409 `setting-changed` where it is not as `basedOn` says any more, with both (`ChangedFieldsReply`). 422 `key: unknown` for what the product does
 * not say; `forms.FORM: missing`, `extra`, `long`, `unreadable`, `placeholder`; `forms: too-many` above 2000 in all languages.
 */
export const changeOwnText = endpoint({
  method: 'PUT',
  path: '/v2/tenant/words',
  body: z.strictObject({
    language: LanguageCode,
    key: z.string().check(z.maxLength(TEXT_KEY_LENGTH), z.regex(/^\w+(\.\w+)+$/)),
    forms: Forms,
    /** As the form of the page began with; empty: the product's. */
    basedOn: Forms,
  }),
  reply: OwnTexts,
  who: ['admin'],
  rate: 'write',
})
