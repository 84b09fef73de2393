/** What a text is said for: `only` where no amount decides, else the grammar's form of the amount. */
export const TEXT_FORMS = ['only', 'zero', 'one', 'two', 'few', 'many', 'other'] as const
export type TextForm = (typeof TEXT_FORMS)[number]

/** A text in its forms; none at all where a tenant has no wording of its own. */
export type FormedText = { [Form in TextForm]?: string | undefined }

/** Forms of an amount that may leave its number out: “one day”. */
const WITHOUT_NUMBER: readonly TextForm[] = ['zero', 'one', 'two']

/** In characters, of one form. */
export const OWN_TEXT_LENGTH = 1500
export const TEXT_KEY_LENGTH = 200

/** Over all languages: players fetch all of them at the start. */
export const MOST_OWN_TEXTS = 2000

const FORM = /_(zero|one|two|few|many|other)$/

/** Where texts of a language lie by their whole key, as `missions.popup.title`. */
export type TextsByKey = Readonly<Record<string, string>>

/** @param texts as a file has them: words, or groups of texts; anything else is left out */
export function flattenTexts(texts: object, prefix = ''): TextsByKey {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
      if (typeof value === 'string') return [[prefix + name, value]]
      const isGroup = typeof value === 'object' && value !== null
      return isGroup ? Object.entries(flattenTexts(value, `${prefix}${name}.`)) : []
    }),
  )
}

/** The keys of texts, each once: forms of an amount are one text. */
export function textKeysOf(texts: TextsByKey): string[] {
  return [...new Set(Object.keys(texts).map((written) => textKey(written, texts)))]
}

/** `days` for `days_few`, where `days_other` is there; any other key is itself. */
function textKey(written: string, texts: TextsByKey): string {
  const base = written.replace(FORM, '')
  return base !== written && hasText(texts, `${base}_other`) ? base : written
}

/** A text in its forms, as the texts of a language have it; empty where they do not have it. */
export function formsIn(texts: TextsByKey, key: string): FormedText {
  const forms: FormedText = {}
  for (const form of TEXT_FORMS) {
    const written = writtenKey(key, form)
    if (hasText(texts, written)) forms[form] = texts[written]
  }
  // a key that has forms of an amount is none without them
  if (forms.other !== undefined) delete forms.only
  return forms.other === undefined && forms.only === undefined ? {} : onlyWhole(forms)
}

/** `step_one` may be a text of its own. */
function onlyWhole(forms: FormedText): FormedText {
  return forms.only === undefined ? forms : { only: forms.only }
}

function hasText(texts: TextsByKey, key: string): boolean {
  return Object.hasOwn(texts, key)
}

/** The key that a form is written under. */
export function writtenKey(key: string, form: TextForm): string {
  return form === 'only' ? key : `${key}_${form}`
}

/** The texts with one of them in other forms; without forms it is left out. */
export function withForms(texts: TextsByKey, key: string, forms: FormedText): Record<string, string> {
  const next: Record<string, string> = { ...texts }
  for (const form of TEXT_FORMS) Reflect.deleteProperty(next, writtenKey(key, form))
  for (const form of TEXT_FORMS) {
    const text = forms[form]
    if (text !== undefined) next[writtenKey(key, form)] = text
  }
  return next
}

/**
 * What stands in a text for something else, in the order of the text: `{{name}}` and `{{points, number}}` for values, `<1>` and `</1>`
 * around a part that is a link, `$t(key)` for another text.
 */
export function placeholdersIn(text: string, key = ''): string[] {
  if (isMailText(key)) return text.match(MAIL_PLACEHOLDER) ?? []
  return [...text.matchAll(PLACEHOLDER)].map(([whole, value]) =>
    value === undefined ? whole : `{{${value.trim()}}}`,
  )
}

const PLACEHOLDER = /\{\{([^{}]*)\}\}|<\/?\w+\s*\/?>|\$t\([^)]*\)/g
const MAIL_PLACEHOLDER = /\{\w+\}/g

/** Whether a text is said in mails and notifications, whose values stand in single braces. */
export function isMailText(key: string): boolean {
  return key.startsWith('mail.')
}

/** Why a form cannot be used. */
export type WrongText =
  /** Nothing is written. */
  | 'missing'
  /** The language has no such form, or the text none. */
  | 'extra'
  | 'long'
  /** Signs that nobody sees, or that turn the writing round. */
  | 'unreadable'
  /** A placeholder is missing, is unknown, or is broken. */
  | 'placeholder'

const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** What is wrong with a tenant's own wording of a text, by form; empty where it can be used. @param product its forms in the same language */
export function wrongForms(
  own: FormedText,
  product: FormedText,
  key = '',
): Partial<Record<TextForm, WrongText>> {
  const wrong: Partial<Record<TextForm, WrongText>> = {}
  for (const form of TEXT_FORMS) {
    const reason = wrongForm(form, own[form], product, key)
    if (reason) wrong[form] = reason
  }
  return wrong
}

function wrongForm(
  form: TextForm,
  text: string | undefined,
  product: FormedText,
  key: string,
): WrongText | null {
  const original = product[form]
  if (text === undefined) return original === undefined ? null : 'missing'
  if (original === undefined) return 'extra'
  if (text.trim() === '') return 'missing'
  if (text.length > OWN_TEXT_LENGTH) return 'long'
  if (UNSEEN.test(text)) return 'unreadable'
  return hasPlaceholdersOf(text, form, product, key) ? null : 'placeholder'
}

/** Each that the product's form has, none besides those of its other forms, and no half of one. */
function hasPlaceholdersOf(text: string, form: TextForm, product: FormedText, key: string): boolean {
  const used = placeholdersIn(text, key)
  const needed = placeholdersIn(product[form] ?? '', key).filter(
    (one) => !(WITHOUT_NUMBER.includes(form) && isNumber(one)),
  )
  const known = Object.values(product).flatMap((form) => placeholdersIn(form ?? '', key))
  const rest = withoutPlaceholders(text, key)
  return (
    needed.every((one) => used.includes(one)) &&
    used.every((one) => known.includes(one)) &&
    used.filter(isTag).join(' ') ===
      placeholdersIn(product[form] ?? '', key)
        .filter(isTag)
        .join(' ') &&
    !(isMailText(key) ? /[{}]/ : /\{\{|\}\}|\$t\(/).test(rest)
  )
}

function isNumber(placeholder: string): boolean {
  return /^\{\{count\b/.test(placeholder)
}

function isTag(placeholder: string): boolean {
  return placeholder.startsWith('<')
}

/** A text's own words. */
export function withoutPlaceholders(text: string, key = ''): string {
  return text.replaceAll(isMailText(key) ? MAIL_PLACEHOLDER : PLACEHOLDER, ' ')
}

/** Under which name a change of a text stands in the log of settings. */
export type WordsField = `words.${string}`

export function wordsField(language: string, key: string): WordsField {
  return `words.${language}.${key}`
}

/** The language and key in such a name; null for all others. */
export function wordsIn(field: string): { language: string; key: string } | null {
  const [, language, key] = /^words\.([a-z]{2})\.(.+)$/.exec(field) ?? []
  return language === undefined || key === undefined ? null : { language, key }
}
