import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Unmet, UnmetCondition } from '#shared/contract/unmet.ts'
import { speakIn } from '#src/testing/words.ts'
import { useReasons } from './use-reasons.ts'

const harbour: UnmetCondition = { kind: 'mission', id: 'harbour', name: 'Harbour' }
const market: UnmetCondition = { kind: 'mission', id: 'market', name: 'Market' }
const points: UnmetCondition = { kind: 'points', points: 1500, missing: 1200 }
const date: UnmetCondition = { kind: 'date', date: '2027-03-01' }

async function say(language: string, ...unmet: Unmet[]): Promise<string> {
  await speakIn(language)
  const { result } = renderHook(() => useReasons())
  return result.current(unmet).replaceAll('\u00a0', ' ')
}

afterEach(cleanup)

describe('the reason why a place is shut [INFO-4]', () => {
  it('names all that is needed, sums and days in sentences of their own', async () => {
    expect(await say('en', { need: 'all', of: [harbour, market, points, date] })).toBe(
      'First finish “Harbour” and “Market”. 1 200 points to go. Every finished task earns points. Opens on March 1, 2027.',
    )
  })

  it.each([
    ['en', 'First finish “Harbour” or “Market”.'],
    ['pl', 'Najpierw ukończ: „Harbour” lub „Market”.'],
    ['de', 'Schließe zuerst „Harbour“ oder „Market“ ab.'],
    ['es', 'Primero termina «Harbour» o «Market».'],
  ])('says in %s that one of two is enough', async (language, words) => {
    expect(await say(language, { need: 'any', of: [harbour, market] })).toBe(words)
  })

  it('lists a choice between a place, a sum and a day', async () => {
    const one = { ...points, missing: 1 }
    expect(await say('en', { need: 'any', of: [harbour, one, date] })).toBe(
      'One of these opens it: “Harbour”, 1 more point, or March 1, 2027.',
    )
  })
})
