import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EstimatePlayable, EstimateState } from '#kinds/estimate/shared/schemas.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { hearRegions } from '#src/testing/hear-regions.ts'
import { playKind } from '#src/testing/play-kind.tsx'
import { speakIn } from '#src/testing/words.ts'
import { EstimatePlayer } from './EstimatePlayer.tsx'

const question = (id: string, unit: string) => ({
  id,
  question: `How many ${id}?`,
  unit,
  min: 0,
  max: 96,
  step: 1,
})
const playable: EstimatePlayable = {
  type: 'estimate',
  questions: [question('hours', 'hours'), question('crates', '')],
}
const judgedOf = (id: string, value: number): EstimateState['answered'][number] => ({
  ...{ question: id, value, answer: 72, near: 2, share: value === 72 ? 1 : 0.5 },
  explanation: `Because of ${id}.`,
})

function play(answered: EstimateState['answered'] = []) {
  return playKind<'estimate'>(EstimatePlayer, {
    ...{ playable, state: { type: 'estimate', answered } },
    take: (state, { question: id, value }) => ({
      ...state,
      answered: [...state.answered, judgedOf(id, value)],
    }),
  })
}

const button = (name: string) => screen.getByRole('button', { name })
const slider = () => screen.getByRole('slider', { name: /^How many/ })

beforeEach(async () => {
  for (const key of localKeys('')) dropLocal(key)
  await speakIn('en')
})
afterEach(async () => {
  await screen.findByText('Saved')
  cleanup()
})

describe('the player of estimates', () => {
  it('says its number with the unit, moves by single steps, and shows no answer before one is given [TASK-1] [TASK-3] [KIND-1]', async () => {
    const { user, view } = play()
    expect(slider().getAttribute('aria-valuetext')).toBe('48\u00A0hours')
    fireEvent.change(slider(), { target: { value: '70' } })
    await user.click(button('More'))
    await user.click(button('More'))
    await user.click(button('Less'))
    expect(slider().getAttribute('aria-valuetext')).toBe('71\u00A0hours')
    expect(view.container.textContent).not.toContain('72')
    expect((await axe.run(view.container)).violations).toEqual([])
  })

  it('is told what it is and why, goes on to the next number, and finishes [TASK-1]', async () => {
    const heard = hearRegions()
    const { user, onFinish, sent } = play()
    await user.click(button('That is my estimate'))
    expect(await screen.findByText('Not far off. It is 72 hours.')).toBeTruthy()
    expect(screen.getByText('Because of hours.')).toBeTruthy()
    expect(slider()).toHaveProperty('disabled', true)
    await user.click(button('Next'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'How many crates?' }))
    expect(slider().getAttribute('aria-valuetext')).toBe('48')
    fireEvent.change(slider(), { target: { value: '72' } })
    await user.click(button('That is my estimate'))
    expect(await screen.findByText('Spot on: 72.')).toBeTruthy()
    expect(sent).toEqual([
      { type: 'estimate', question: 'hours', value: 48 },
      { type: 'estimate', question: 'crates', value: 72 },
    ])
    await user.click(button('Finish'))
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
    expect(heard).toMatchInlineSnapshot(`
      [
        "Not far off. It is 72 hours. Because of hours.",
        "Spot on: 72. Because of crates.",
      ]
    `)
  })

  it('is taken up at the first number that is open [TASK-2]', () => {
    play([judgedOf('hours', 72)])
    expect(screen.getByRole('heading', { name: 'How many crates?' })).toBeTruthy()
  })
})
