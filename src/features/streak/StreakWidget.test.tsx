import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { StreakReply } from '#shared/contract/player.ts'
import { speakIn } from '#src/testing/words.ts'
import { StreakWidget } from './StreakWidget.tsx'

afterEach(cleanup)

const streak: StreakReply = {
  streak: 1,
  granted: false,
  type: 'day',
  date: '2026-11-23',
  bonusPoints: 1,
  bonusCoins: 0,
}

async function wordsOf(
  language: string,
  given: Partial<StreakReply>,
  isDue: boolean | null = null,
): Promise<string> {
  await speakIn(language)
  const { container } = render(<StreakWidget streak={{ ...streak, ...given }} isDue={isDue} />)
  return container.textContent.replaceAll('\u00a0', ' ')
}

/** What is lit, the bonus last. */
const lit = () =>
  [...document.querySelectorAll('li')].map(({ className }) => className.split(' ').some(isLit))
const isLit = (name: string) => /(^|_)lit/.test(name)

describe('the streak [STREAK-2]', () => {
  it.each([
    [0, false, [false, false, false, false]],
    [1, false, [true, false, false, false]],
    [2, false, [true, true, false, false]],
    [3, false, [true, true, true, false]],
    [3, true, [true, true, true, true]],
  ] as const)('at %s, granted %s, lights its steps and the bonus: %j', async (steps, granted, expected) => {
    await wordsOf('en', { streak: steps, granted })
    expect(lit()).toEqual(expected)
  })

  it.each([
    ['en', '2 more days and the bonus of 1 point is yours.', 'The bonus is yours: +1 200 points.'],
    ['pl', 'Jeszcze 2 dni i premia 1 punktu będzie twoja.', 'Premia jest twoja: +1 200 punktów.'],
    ['de', 'Noch 2 Tage, dann gehört dir der Bonus von 1 Punkt.', 'Der Bonus gehört dir: +1 200 Punkte.'],
    ['es', '2 días más y el premio de 1 punto será tuyo.', 'El premio es tuyo: +1 200 puntos.'],
  ])('counts days and points apart in %s', async (language, toGo, granted) => {
    expect(await wordsOf(language, {})).toContain(toGo)
    cleanup()
    expect(await wordsOf(language, { granted: true, streak: 3, bonusPoints: 1200 })).toContain(granted)
  })
  it.each([
    ['en', 'Finish a task today to light it.', 'to keep it burning'],
    ['pl', 'Ukończ dziś zadanie, żeby rozpalić płomień.', 'żeby płomień nie zgasł'],
    ['de', 'Schließe heute eine Aufgabe ab, um die Flamme zu entzünden.', 'damit die Flamme weiterbrennt'],
    ['es', 'Termina hoy una tarea para encender la llama.', 'para que la llama no se apague'],
  ])('speaks of lighting what does not burn yet, in %s', async (language, light, keep) => {
    expect(await wordsOf(language, { streak: 0 }, true)).toContain(light)
    cleanup()
    expect(await wordsOf(language, {}, true)).toContain(keep)
  })
})
