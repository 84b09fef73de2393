import type { TextForm } from '#shared/domain/own-words.ts'

/** Amounts that are tried: all forms of the product's languages are among them. */
const AMOUNTS = [...Array.from({ length: 30 }, (_, amount) => amount), 1_000_000, 1.5]

/** Three amounts for which a language says this form; none where no amount decides. */
export function amountsOf(language: string, form: TextForm): number[] {
  if (form === 'only') return []
  if (form === 'zero') return [0]
  const rules = new Intl.PluralRules(language)
  return AMOUNTS.filter((amount) => rules.select(amount) === form).slice(0, 3)
}

/** The text as players read it, with made-up values. @param amount of `{{count}}` */
export function sampleOf(text: string, language: string, amount: number | undefined): string {
  return text
    .replaceAll(/\{\{?([^{}]*)\}?\}/g, (_, written: string) => sampleValue(written, language, amount))
    .replaceAll(/<\/?\w+\s*\/?>/g, '')
}

function sampleValue(written: string, language: string, amount = 12): string {
  const [name = ''] = written.split(',').map((part) => part.trim())
  if (/name|who|inviter|leader|player|author/i.test(name)) return 'Anna'
  if (/count|points|coins|number|minutes|seconds|days|hours|total|left|most/i.test(name))
    return new Intl.NumberFormat(language).format(amount)
  return `‹${name}›`
}
