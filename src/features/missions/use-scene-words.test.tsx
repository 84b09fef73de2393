import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { useSceneWords } from './use-scene-words.ts'

afterEach(cleanup)

async function wordsIn(language: string) {
  await speakIn(language)
  return renderHook(() => useSceneWords(() => 'Why.')).result.current
}

const place = {
  name: 'Harbour',
  state: 'inProgress',
  sign: 'percent',
  progress: 40,
  activePlayers: 0,
  unmet: [],
} as const

describe('how a place is spoken of [STAGE-8]', () => {
  it.each([
    ['en', 'Harbour, in progress, 40%', 'In progress, 40%'],
    ['pl', 'Harbour, w toku, 40%', 'W toku, 40%'],
    ['de', 'Harbour, begonnen, 40\u00a0%', 'Begonnen, 40\u00a0%'],
    ['es', 'Harbour, en curso, 40\u00a0%', 'En curso, 40\u00a0%'],
  ])('is a sentence of %s, with and without its name', async (language, spoken, stateText) => {
    expect((await wordsIn(language))(place)).toEqual({ spoken, stateText })
  })

  it('welcomes to an onboarding, and gives away nothing of what is not found yet [MAP-3]', async () => {
    const words = await wordsIn('en')
    expect(words({ ...place, sign: 'welcome' }).stateText).toBe('Welcome aboard')
    expect(words({ ...place, sign: 'secret', unmet: [] }).spoken).toBe('Something shines here')
    expect(words({ ...place, sign: 'secret', state: 'finished' }).spoken).toBe('Harbour, finished')
  })

  it('names who is there, and what locks it', async () => {
    const words = await wordsIn('en')
    expect(words({ ...place, state: 'waiting', activePlayers: 2 })).toEqual({
      spoken: 'Harbour, not started, 2 players now',
      stateText: 'Not started, 2 players now',
    })
    expect(words({ ...place, state: 'waiting', activePlayers: 1234 }).stateText).toBe(
      'Not started, 1\u00a0234 players now',
    )
    expect(words({ ...place, state: 'locked', activePlayers: 2 })).toEqual({
      spoken: 'Harbour, locked. Why.',
      stateText: 'Locked. Why.',
    })
  })
})
