import { expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { percentIn } from './use-percent.ts'

it.each([...LANGUAGE_CODES, 'fr', 'ar'])(
  'writes a percent as the browser does in %s [I18N-4]',
  (language) => {
    const format = new Intl.NumberFormat(language, { style: 'percent' })
    for (const percent of [0, 0.4, 7, 49.5, 100, 340, 2000, -3])
      expect(percentIn(language, percent)).toBe(format.format(percent / 100))
  },
)
