import { parseArgs } from 'node:util'
import { LANGUAGES, isLanguage, type Language } from '#shared/domain/languages.ts'
import { PLACES, SIZES, TENANTS, USUAL, type Place, type Size } from './places.ts'

/** One picture to take. */
export interface Wish {
  place: Place
  size: Size
  language: Language
  tenant: { name: string; host: string }
}

const wordsOf = (list: string | undefined): string[] => list?.split(',').map((word) => word.trim()) ?? []

/** The named ones, all for `all`, the usual ones without a name. @throws a sentence with the names that there are */
function choose<T extends { name: string }>(
  all: readonly T[],
  list: string | undefined,
  usual: readonly T[],
): readonly T[] {
  const names = wordsOf(list)
  if (names.length === 0) return usual
  if (names.includes('all')) return all
  const unknown = names.find((name) => !all.some((one) => one.name === name))
  if (unknown !== undefined)
    throw new Error(`There is no '${unknown}'; there are ${all.map(({ name }) => name).join(', ')}, all.`)
  return all.filter(({ name }) => names.includes(name))
}

/** `--size phone,tablet --lang de --tenant all --only login`, in the order in which pictures are taken. */
export function wishesFrom(args: readonly string[]): Wish[] {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: { size: option, lang: option, tenant: option, only: option },
  })
  const languages = LANGUAGES.map(({ shortName }) => ({ name: shortName }))
  const parts = wordsOf(values.only)
  const places = PLACES.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)))
  const usualLanguages = languages.filter(({ name }) => USUAL.languages.includes(name))
  const usualTenants = TENANTS.filter(({ name }) => USUAL.tenants.includes(name))
  return choose(TENANTS, values.tenant, usualTenants).flatMap((tenant) =>
    choose(languages, values.lang, usualLanguages).flatMap(({ name }) =>
      choose(SIZES, values.size, SIZES).flatMap((size) =>
        isLanguage(name) ? places.map((place) => ({ place, size, language: name, tenant })) : [],
      ),
    ),
  )
}
