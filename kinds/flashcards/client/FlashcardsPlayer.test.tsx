import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FlashcardsPlayable, FlashcardsState } from '#kinds/flashcards/shared/schemas.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { hearRegions } from '#src/testing/hear-regions.ts'
import { PEN, playKind } from '#src/testing/play-kind.tsx'
import { speakIn } from '#src/testing/words.ts'
import { flashcardsRule } from './flashcards-rule.ts'
import { FlashcardsPlayer } from './FlashcardsPlayer.tsx'

const card = (id: string) => ({ id, front: `Front ${id}`, back: `Back ${id}`, picture: null, pictureAlt: '' })
const playable: FlashcardsPlayable = { type: 'flashcards', cards: ['a', 'b', 'c'].map(card) }

function play(known: string[] = [], missed: string[] = []) {
  const state: FlashcardsState = { type: 'flashcards', known, missed }
  return playKind<'flashcards'>(FlashcardsPlayer, { playable, state, take: flashcardsRule.apply })
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const front = () => button(/^Front/).textContent

beforeEach(async () => {
  for (const key of localKeys('')) dropLocal(key)
  await speakIn('en')
})
afterEach(async () => {
  await screen.findByText('Saved')
  cleanup()
})

describe('the player of flashcards', () => {
  it('turns a card over before it asks, by the keyboard alone, and says both sides [TASK-1] [KIND-1]', async () => {
    const { user } = play()
    expect(screen.queryByRole('button', { name: 'I knew it' })).toBeNull()
    button(/^Front a/).focus()
    await user.keyboard(' ')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Back a')
    await user.keyboard('{ArrowRight}')
    expect(front()).toContain('Front b')
    expect(screen.getByText('1 of 3 known')).toBeTruthy()
  })

  it('leaves the keyboard where it was, whichever button is pressed [ACCESS-1]', async () => {
    const { user } = play()
    const presses = (name: string | RegExp) => {
      expect(document.activeElement).toBe(button(name))
      return user.keyboard('{Enter}')
    }
    button('Turn over').focus()
    await presses('Turn over')
    await presses('Not yet')
    await presses('Turn over')
    await user.tab()
    await presses('I knew it')
    expect(document.activeElement).toBe(button('Turn over'))
    // the card itself has keys too
    button(/^Front c/).focus()
    for (const id of ['c', 'a']) {
      expect(document.activeElement).toBe(button(new RegExp(`^Front ${id}`)))
      await user.keyboard(' {ArrowRight}')
    }
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'You know them all' }))
  })

  it('brings back what was not known, behind the rest, until it is; then it says what came back [TASK-5]', async () => {
    const heard = hearRegions()
    const { user, onFinish, view } = play()
    for (const knew of [false, true, true, true]) {
      await user.click(button('Turn over'))
      await user.click(button(knew ? 'I knew it' : 'Not yet'))
    }
    expect(screen.getByRole('heading', { name: 'You know them all' })).toBeTruthy()
    expect(screen.getByText(/^1 card came back/)).toBeTruthy()
    expect(screen.getByText('Back a')).toBeTruthy()
    expect((await axe.run(view.container)).violations).toEqual([])
    await user.click(button('Finish'))
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
    expect(heard).toMatchInlineSnapshot(`
      [
        "Back a",
        "Front b",
        "Back b",
        "Front c",
        "Back c",
        "Front a",
        "Back a",
      ]
    `)
  })

  it('is drawn aside once it is turned, and stays where it is not drawn far enough [TASK-1]', async () => {
    const { user, sent } = play()
    const draw = (by: number) => {
      const place = button(/^Front/).parentElement
      if (!place) throw new Error('a card has a place')
      place.setPointerCapture = () => {}
      fireEvent.pointerDown(place, { ...PEN, clientX: 200 })
      fireEvent.pointerMove(place, { ...PEN, clientX: 200 + by })
      fireEvent.pointerUp(place, { ...PEN, clientX: 200 + by })
    }
    draw(150)
    expect(sent).toEqual([])
    await user.click(button('Turn over'))
    draw(40)
    expect(front()).toContain('Front a')
    // a press that ended outside the window draws nothing along
    const place = button(/^Front/).parentElement
    if (!place) throw new Error('a card has a place')
    fireEvent.pointerDown(place, { ...PEN, clientX: 200 })
    fireEvent.pointerMove(place, { ...PEN, buttons: 0, clientX: 400 })
    fireEvent.pointerUp(place, { ...PEN, clientX: 400 })
    expect(place.style.translate).toBe('')
    expect(front()).toContain('Front a')
    draw(-150)
    expect(front()).toContain('Front b')
    await waitFor(() => expect(sent).toEqual([{ type: 'flashcards', card: 'a', knew: false }]))
  })

  it('is taken up with what was missed at the end, and has no faults that axe finds [TASK-2] [A11Y-1]', async () => {
    const { view } = play(['c'], ['a'])
    expect(front()).toContain('Front b')
    expect((await axe.run(view.container)).violations).toEqual([])
  })
})
