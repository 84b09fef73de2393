import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { usePlaceNote } from './use-place-note.ts'
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

  it.each([
    ['en', 'Waits for your leader’s stars', 'Sent back: hand it in again'],
    ['pl', 'Czeka na gwiazdki lidera', 'Odesłane: oddaj jeszcze raz'],
    ['de', 'Wartet auf die Sterne deiner Leitung', 'Zurückgegeben: noch einmal abgeben'],
    ['es', 'Espera las estrellas de tu líder', 'Devuelta: entrégala otra vez'],
  ])(
    'says in %s, on the map and in the list, that a leader’s stars are to come [FIN-7]',
    async (language, awaits, sentBack) => {
      const words = await wordsIn(language)
      const note = renderHook(() => usePlaceNote()).result.current
      for (const [leader, sentence] of [
        ['awaits', awaits],
        ['sentBack', sentBack],
      ] as const) {
        const handedIn = { ...place, leader, progress: 100, state: 'finished' } as const
        expect(words(handedIn).stateText).toBe(sentence)
        expect(words(handedIn).spoken).toMatch(/^Harbour, /)
        expect(
          note({ ...handedIn, kind: 'task', id: 'harbour', tasks: 1, tasksToDo: 0, picture: null }, ''),
        ).toBe(sentence)
      }
    },
  )

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
