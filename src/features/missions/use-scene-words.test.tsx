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
  kind: 'mission',
  tasksToDo: 0,
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
    expect((await wordsIn(language))(place)).toEqual({ spoken, stateText, note: '' })
  })

  it('welcomes to an onboarding, and gives away nothing of what is not found yet [MAP-3]', async () => {
    const words = await wordsIn('en')
    expect(words({ ...place, sign: 'welcome' }).stateText).toBe('Welcome')
    expect(words({ ...place, sign: 'secret', unmet: [] }).spoken).toBe('Something shines here')
    expect(words({ ...place, sign: 'secret', state: 'finished' }).spoken).toBe('Harbour, finished')
  })

  it.each([
    ['en', 'Waiting for your leader’s stars', 'Sent back: hand it in again'],
    ['pl', 'Czeka na gwiazdki lidera', 'Odesłane: oddaj jeszcze raz'],
    ['de', 'Wartet auf die Sterne deiner Teamleitung', 'Zurückgegeben: noch einmal abgeben'],
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
        expect(note({ ...handedIn, kind: 'task', id: 'harbour', tasks: 1, picture: null }, '')).toBe(sentence)
      }
    },
  )

  it('names who is there, and what locks it', async () => {
    const words = await wordsIn('en')
    expect(words({ ...place, state: 'waiting', activePlayers: 2 })).toEqual({
      spoken: 'Harbour, not started, 2 players now',
      stateText: 'Not started, 2 players now',
      note: '2 here',
    })
    expect(words({ ...place, state: 'waiting', activePlayers: 1234 }).stateText).toBe(
      'Not started, 1\u00a0234 players now',
    )
    expect(words({ ...place, state: 'locked', activePlayers: 2 })).toEqual({
      spoken: 'Harbour, locked. Why.',
      stateText: 'Locked. Why.',
      note: '',
    })
  })

  it('names teammates who are there, and says how many others are [ALIVE-1]', async () => {
    const words = await wordsIn('en')
    const there = { ...place, state: 'waiting', activePlayers: 3, mates: ['Ola', 'Kuba'] } as const
    expect(words(there)).toEqual({
      spoken: 'Harbour, not started, 3 players now: Ola, Kuba +1',
      stateText: 'Not started, 3 players now: Ola, Kuba +1',
      note: '3 here',
    })
    expect(words({ ...there, activePlayers: 2 }).stateText).toBe('Not started, 2 players now: Ola, Kuba')
    expect(words({ ...there, state: 'locked' }).spoken).toBe('Harbour, locked. Why.')
    const note = renderHook(() => usePlaceNote()).result.current
    const listed = { ...there, id: 'harbour', tasks: 3, tasksToDo: 3, picture: null }
    expect(note(listed, '')).toBe('3 of 3 tasks left · 3 here: Ola, Kuba +1')
  })

  it.each([
    ['en', '3 to do · 2 here'],
    ['pl', '3 do zrobienia · 2 tutaj'],
    ['de', '3 offen · 2 hier'],
    ['es', '3 por hacer · 2 aquí'],
  ])(
    'notes tasks to do and active players for a screen without hover, in %s [MAP-1]',
    async (language, note) => {
      const words = await wordsIn(language)
      expect(words({ ...place, tasksToDo: 3, activePlayers: 2 }).note).toBe(note)
    },
  )

  it('notes nothing of a locked place, a task or what is not found yet [MAP-1]', async () => {
    const words = await wordsIn('en')
    const facts = { ...place, tasksToDo: 3, activePlayers: 2 } as const
    expect(words({ ...facts, state: 'locked' }).note).toBe('')
    expect(words({ ...facts, sign: 'secret' }).note).toBe('')
    expect(words({ ...facts, kind: 'task', activePlayers: 0 }).note).toBe('')
  })
})
