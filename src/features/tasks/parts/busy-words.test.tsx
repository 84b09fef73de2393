import i18next from 'i18next'
import { expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { speakIn } from '#src/testing/words.ts'

/** Letters: a phone 360 px wide has no room for more beside the way back. */
const LONGEST = 13

it.each(LANGUAGE_CODES)(
  'the button that ends a task stays on its line while it waits, in %s [TASK-1]',
  async (language) => {
    await speakIn(language)
    for (const work of ['checking', 'finishing'] as const)
      expect(i18next.t(`tasks.frame.${work}`).length).toBeLessThanOrEqual(LONGEST)
  },
)
