import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { speakIn } from '#src/testing/words.ts'
import { useWhen } from './use-when.ts'

it.each([
  ['en', 0, 'now'],
  ['es', MINUTE_MS - 5000, 'ahora'],
  ['de', 2 * MINUTE_MS, 'vor 2 Minuten'],
  ['pl', HOUR_MS, '1 godzinę temu'],
] as const)('in %s what came %i ms ago came %s [INFO-3]', async (language, ms, words) => {
  await speakIn(language)
  const { result } = renderHook(useWhen)
  expect(result.current.ago(new Date(Date.now() - ms).toISOString())).toBe(words)
})
