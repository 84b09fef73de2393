import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { speakIn } from '#src/testing/words.ts'

const NAMES = ['ميناء الفوانيس', 'מגדלור']

/** All texts by their keys. */
function flat(words: object, above = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[above + key, value]] : flat(value as object, `${above}${key}.`),
  )
}

describe.each(LANGUAGE_CODES)('in the sentences of %s', (language) => {
  beforeEach(() => speakIn(language))

  it.each(NAMES)('%s is kept apart from the words and numbers around it [ACCESS-1] [LANG-1]', (name) => {
    const texts = flat(i18next.getResourceBundle(language, 'translation') as object)
    const withNames = texts.filter(([, text]) => text.includes('{{name}}'))
    expect(withNames.length).toBeGreaterThan(20)
    const { interpolator } = i18next.services
    const mixed = withNames.filter(
      ([, text]) => !interpolator.interpolate(text, { name }, language, {}).includes(`\u2068${name}\u2069`),
    )
    expect(mixed.map(([key]) => key)).toEqual([])
  })

  it('a name that runs as the sentence does stands in it as it is', () => {
    const said = i18next.t('stage.overview.nowOpen', { name: 'Łódź <Süd> & "Ñandú"' })
    expect(said).toContain('Łódź <Süd> & "Ñandú"')
    expect(said).not.toMatch(/[\u2066-\u2069]/)
  })
})
