import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SortingPlayable, SortingState } from '#kinds/sorting/shared/schemas.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { hearRegions } from '#src/testing/hear-regions.ts'
import { PEN, playKind } from '#src/testing/play-kind.tsx'
import { speakIn } from '#src/testing/words.ts'
import { sortingRule } from './sorting-rule.ts'
import { SortingPlayer } from './SortingPlayer.tsx'

const shown = (key: string, text: string) => ({ key, text, picture: null })
const playable: SortingPlayable = {
  type: 'sorting',
  groups: [shown('g1', 'Paper'), shown('g2', 'Glass')],
  items: [shown('i1', 'Letter'), shown('i2', 'Bottle'), shown('i3', 'Jar')],
}
const RIGHT: Readonly<Record<string, string>> = { i1: 'g1', i2: 'g2', i3: 'g2' }
const stateOf = (laid: SortingState['laid']): SortingState => ({
  ...{ type: 'sorting', laid, isChecked: false, judged: [] },
})

function play(laid: SortingState['laid'] = []) {
  return playKind<'sorting'>(SortingPlayer, {
    ...{ playable, state: stateOf(laid) },
    take(state, move) {
      const after = sortingRule.apply(state, move)
      if (!move.check) return after
      const judged = move.check.map(({ item, place }) => ({
        ...{ item, chosen: place, right: RIGHT[item] ?? '', isCorrect: RIGHT[item] === place },
        explanation: `Because of ${item}.`,
      }))
      return { ...after, judged }
    },
  })
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const inGroup = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)

beforeEach(async () => {
  for (const key of localKeys('')) dropLocal(key)
  await speakIn('en')
})
afterEach(async () => {
  // what is unsent when it goes would be sent once more
  await screen.findByText('Saved')
  cleanup()
})

describe('the player of sorting', () => {
  it('lays one card after the other by the keyboard alone, and says so [TASK-1] [KIND-1]', async () => {
    const heard = hearRegions()
    const { user } = play()
    button('Put “Letter” into “Paper”').focus()
    await user.keyboard('{Enter}')
    expect(inGroup('Paper')).toEqual(['Letter'])
    expect(screen.getByText('“Letter” is in “Paper”. Next: “Bottle”.')).toBeTruthy()
    // the focus stays on the group, and its letter chooses another
    await user.keyboard('b')
    expect(inGroup('Glass')).toEqual(['Bottle'])
    await user.keyboard('2')
    expect(inGroup('Glass')).toEqual(['Bottle', 'Jar'])
    expect(screen.getAllByText(/Everything is sorted/).length).toBeGreaterThan(0)
    // and it takes nothing more, but keeps the focus
    expect(document.activeElement).toBe(button('Paper'))
    expect(button('Paper')).toHaveProperty('disabled', false)
    expect(button('Paper').getAttribute('aria-disabled')).toBe('true')
    expect(heard).toMatchInlineSnapshot(`
      [
        "“Letter” is in “Paper”. Next: “Bottle”.",
        "“Bottle” is in “Glass”. Next: “Jar”.",
        "“Jar” is in “Glass”. Everything is sorted. Check when you are sure.",
      ]
    `)
  })

  it('takes a card out of a group to lay it into another, by pressing one and then the other', async () => {
    const { user } = play([{ item: 'i2', place: 'g1' }])
    await user.click(button('Bottle'))
    expect(button('Bottle').getAttribute('aria-pressed')).toBe('true')
    await user.click(button('Put “Bottle” into “Glass”'))
    expect([inGroup('Paper'), inGroup('Glass')]).toEqual([[], ['Bottle']])
  })

  it('carries a card to a group [TASK-1]', () => {
    const { view } = play()
    const card = screen.getByText('Letter').closest('[data-item]')
    const board = card?.parentElement?.parentElement?.parentElement
    if (!card || !board) throw new Error('the card lies on a board')
    board.setPointerCapture = () => {}
    document.elementFromPoint = () => view.container.querySelector('[data-place="g1"]')
    fireEvent.pointerDown(card, { ...PEN, clientX: 10, clientY: 10 })
    fireEvent.pointerMove(board, { ...PEN, clientX: 90, clientY: 140 })
    expect(card.getAttribute('data-carried')).toBe('true')
    // a press that ended outside the window carries nothing along
    fireEvent.pointerMove(board, { ...PEN, buttons: 0, clientX: 90, clientY: 140 })
    expect(card.getAttribute('data-carried')).toBeNull()
    fireEvent.pointerDown(card, { ...PEN, clientX: 10, clientY: 10 })
    fireEvent.pointerMove(board, { ...PEN, clientX: 90, clientY: 140 })
    fireEvent.pointerUp(board, { ...PEN, clientX: 90, clientY: 140 })
    expect(inGroup('Paper')).toEqual(['Letter'])
  })

  it('is checked when all are sorted, says what was right and why, and finishes', async () => {
    const heard = hearRegions()
    const { user, sent, onFinish } = play([
      { item: 'i1', place: 'g1' },
      { item: 'i2', place: 'g1' },
    ])
    await user.click(button('Check'))
    expect(screen.getByText('1 card is still to be sorted.')).toBeTruthy()
    expect(sent).toEqual([])
    await user.click(button('Put “Jar” into “Glass”'))
    await user.click(button('Check'))
    await screen.findByRole('heading', { name: '2 of 3 right' })
    expect(screen.getByText('You put it into: Paper')).toBeTruthy()
    expect(screen.getByText('It belongs to: Glass')).toBeTruthy()
    expect(screen.getByText('Because of i2.')).toBeTruthy()
    expect(button(/^Bottle ?, wrong/)).toHaveProperty('disabled', true)
    await user.click(button('Finish'))
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
    expect(heard).toMatchInlineSnapshot(`
      [
        "“Jar” is in “Glass”. Everything is sorted. Check when you are sure.",
        "2 of 3 right",
      ]
    `)
  })

  it('has no faults that axe finds, before and after [A11Y-1]', async () => {
    const { user, view } = play(Object.entries(RIGHT).map(([item, place]) => ({ item, place })))
    expect((await axe.run(view.container)).violations).toEqual([])
    await user.click(button('Check'))
    await screen.findByRole('heading', { name: '3 of 3 right' })
    expect((await axe.run(view.container)).violations).toEqual([])
  })
})
