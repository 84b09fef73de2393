import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OrderingPlayable, OrderingState } from '#kinds/ordering/shared/schemas.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { hearRegions } from '#src/testing/hear-regions.ts'
import { PEN, playKind } from '#src/testing/play-kind.tsx'
import { speakIn } from '#src/testing/words.ts'
import { orderingRule } from './ordering-rule.ts'
import { OrderingPlayer } from './OrderingPlayer.tsx'

const step = (key: string, text: string) => ({ key, text, picture: null })
const playable: OrderingPlayable = {
  ...{ type: 'ordering', first: 'First', last: 'Last' },
  steps: [step('s2', 'Tell'), step('s1', 'Stop'), step('s3', 'Learn')],
}
const state: OrderingState = { type: 'ordering', order: ['s2', 's1', 's3'], isChecked: false, judged: [] }

function play() {
  return playKind<'ordering'>(OrderingPlayer, {
    ...{ playable, state },
    take(now, move) {
      const after = orderingRule.apply(now, move)
      const { check } = move
      if (!check) return after
      const judged = ['s1', 's2', 's3'].map((one, index) => ({
        ...{ step: one, at: check.indexOf(one) + 1, isCorrect: check.indexOf(one) === index },
        explanation: `Because of ${one}.`,
      }))
      return { ...after, judged }
    },
  })
}

const button = (name: string) => screen.getByRole('button', { name })
const order = () =>
  [...screen.getByRole('list', { name: 'Steps in your order' }).children].map(
    ({ textContent }) => textContent,
  )

beforeEach(async () => {
  for (const key of localKeys('')) dropLocal(key)
  await speakIn('en')
})
afterEach(async () => {
  await screen.findByText('Saved')
  cleanup()
})

describe('the player of ordering', () => {
  it('moves a step by its buttons, by the keyboard alone, and says where it is [TASK-1] [KIND-1]', async () => {
    const heard = hearRegions()
    const { user } = play()
    button('Move “Stop” up').focus()
    await user.keyboard('{Enter}')
    expect(order()).toEqual(['1Stop', '2Tell', '3Learn'])
    expect(screen.getByText('“Stop” is now at place 1 of 3.')).toBeTruthy()
    // the focus goes along
    expect(document.activeElement).toBe(button('Move “Stop” up'))
    await user.keyboard('{Enter}')
    expect(order()).toEqual(['1Stop', '2Tell', '3Learn'])
    await user.click(button('Move “Stop” down'))
    expect(order()).toEqual(['1Tell', '2Stop', '3Learn'])
    expect(heard).toMatchInlineSnapshot(`
      [
        "“Stop” is now at place 1 of 3.",
        "“Stop” is now at place 2 of 3.",
      ]
    `)
  })

  it('drags a step to another place: the others make room before it is let go [TASK-1]', () => {
    play()
    const row = screen.getByText('Tell').closest('[data-row]')
    const grip = row?.firstElementChild
    if (!row || !grip) throw new Error('a step has a grip')
    const list = screen.getByRole('list', { name: 'Steps in your order' })
    list.setPointerCapture = () => {}
    // jsdom lays nothing out: every row is at the top, so that any place below is behind them all
    fireEvent.pointerDown(grip, { ...PEN, clientY: 0 })
    fireEvent.pointerMove(list, { ...PEN, clientY: 300 })
    expect(order()).toEqual(['1Stop', '2Learn', '3Tell'])
    // the pointer is with the list, which stays where it is while its rows change places
    fireEvent.pointerUp(list, { ...PEN, clientY: 300 })
    expect(order()).toEqual(['1Stop', '2Learn', '3Tell'])
    expect(screen.getByText('“Tell” is now at place 3 of 3.')).toBeTruthy()
  })

  it.each(['pointerCancel', 'lostPointerCapture', 'pointerMove'] as const)(
    'a drag that is called off by %s leaves everything where it was',
    (calledOff) => {
      const { sent } = play()
      const grip = screen.getByText('Tell').closest('[data-row]')?.firstElementChild
      if (!grip) throw new Error('a step has a grip')
      const list = screen.getByRole('list', { name: 'Steps in your order' })
      list.setPointerCapture = () => {}
      fireEvent.pointerDown(grip, { ...PEN, clientY: 0 })
      fireEvent.pointerMove(list, { ...PEN, clientY: 300 })
      // a move with no button pressed: it was let go outside the window
      fireEvent[calledOff](list, { ...PEN, buttons: 0 })
      fireEvent.pointerUp(list, { ...PEN, clientY: 300 })
      expect(order()).toEqual(['1Tell', '2Stop', '3Learn'])
      expect(sent).toEqual([])
    },
  )

  it('is checked as it lies, says what had to be moved and why, and finishes', async () => {
    const heard = hearRegions()
    const { user, onFinish, view } = play()
    expect((await axe.run(view.container)).violations).toEqual([])
    await user.click(button('Check'))
    await screen.findByRole('heading', { name: '0 of 3 in the right order' })
    expect(screen.getByRole('heading', { name: '1. Stop' })).toBeTruthy()
    expect(screen.getByText('You put it at place 2')).toBeTruthy()
    expect(screen.getByText('Because of s1.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
    expect((await axe.run(view.container)).violations).toEqual([])
    await user.click(button('Finish'))
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
    expect(heard).toMatchInlineSnapshot(`
      [
        "0 of 3 in the right order",
      ]
    `)
  })
})
