import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ClozePlayable, ClozeState } from '#kinds/cloze/shared/schemas.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { hearRegions } from '#src/testing/hear-regions.ts'
import { PEN, playKind } from '#src/testing/play-kind.tsx'
import { speakIn } from '#src/testing/words.ts'
import { clozeRule } from './cloze-rule.ts'
import { ClozePlayer } from './ClozePlayer.tsx'

const words = [
  { key: 'w1', text: 'where' },
  { key: 'w2', text: '112' },
  { key: 'w3', text: '911' },
]
const pieces = [
  { text: 'Dial ', gap: 'g1' },
  { text: ' and say ', gap: 'g2' },
  { text: '.', gap: null },
]
const RIGHT: Readonly<Record<string, string>> = { g1: '112', g2: 'where' }
const state: ClozeState = { type: 'cloze', filled: [], isChecked: false, judged: [] }

function play(filling: ClozePlayable['filling']) {
  const isTyped = filling === 'typed'
  const rule = clozeRule(isTyped)
  return playKind<'cloze'>(ClozePlayer, {
    playable: { type: 'cloze', filling, pieces, words: isTyped ? [] : words },
    state,
    take(now, move) {
      const after = rule.apply(now, move)
      if (!move.check) return after
      const judged = move.check.map(({ gap, word }) => {
        const given = isTyped ? word : (words.find(({ key }) => key === word)?.text ?? '')
        const right = RIGHT[gap] ?? ''
        return { gap, given, right, isCorrect: given === right, explanation: `Because of ${gap}.` }
      })
      return { ...after, judged }
    },
  })
}

const button = (name: string) => screen.getByRole('button', { name })

beforeEach(async () => {
  for (const key of localKeys('')) dropLocal(key)
  await speakIn('en')
})
afterEach(async () => {
  await screen.findByText('Saved')
  cleanup()
})

describe('the player of a text with gaps', () => {
  it('fills one gap after the other by pressing words, by the keyboard alone, and says so [TASK-1] [KIND-1]', async () => {
    const heard = hearRegions()
    const { user } = play('words')
    expect(button('Gap 1, empty').getAttribute('aria-pressed')).toBe('true')
    button('112').focus()
    await user.keyboard('{Enter}')
    expect(screen.getByText('“112” is in gap 1.')).toBeTruthy()
    expect(button('Gap 2, empty').getAttribute('aria-pressed')).toBe('true')
    // the next word has the focus; when no gap waits for one, what holds them all
    expect(document.activeElement).toBe(button('911'))
    button('where').focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Words' }))
    expect(button('Gap 2: where')).toBeTruthy()
    expect(screen.getByText('2 of 2 gaps filled')).toBeTruthy()
    expect(heard).toMatchInlineSnapshot(`
      [
        "“112” is in gap 1.",
        "“where” is in gap 2.",
      ]
    `)
  })

  it('fills the gap that was pressed, and gives its word up when it is pressed again', async () => {
    const { user } = play('words')
    await user.click(button('Gap 2, empty'))
    await user.click(button('911'))
    expect(button('Gap 2: 911')).toBeTruthy()
    await user.click(button('Gap 2: 911'))
    await user.click(button('where'))
    expect(button('Gap 2: where')).toBeTruthy()
    await user.click(button('Gap 2: where'))
    await user.click(button('Gap 2: where'))
    expect(button('Gap 2, empty')).toBeTruthy()
    expect(button('where')).toBeTruthy()
  })

  it('carries a word into a gap, and from there back to the others [TASK-1]', () => {
    const { view } = play('words')
    const board = button('112').parentElement?.parentElement
    if (!board) throw new Error('the words lie on a board')
    board.setPointerCapture = () => {}
    const carry = (name: string, to: string) => {
      document.elementFromPoint = () => view.container.querySelector(`[data-place="${to}"]`)
      fireEvent.pointerDown(button(name), { ...PEN, clientX: 0, clientY: 0 })
      fireEvent.pointerMove(board, { ...PEN, clientX: 60, clientY: 60 })
      fireEvent.pointerUp(board, { ...PEN, clientX: 60, clientY: 60 })
    }
    carry('112', 'g2')
    expect(button('Gap 2: 112')).toBeTruthy()
    carry('Gap 2: 112', 'g1')
    expect([button('Gap 1: 112'), button('Gap 2, empty')]).toHaveLength(2)
    carry('Gap 1: 112', 'bank')
    expect(button('Gap 1, empty')).toBeTruthy()
  })

  it('is typed into, checked with the last word in it, and says what was right and why', async () => {
    const heard = hearRegions()
    const { user, sent, onFinish, view } = play('typed')
    await user.type(screen.getByRole('textbox', { name: 'Gap 1' }), '112')
    await user.click(button('Check'))
    expect(screen.getByText('1 gap is still empty.')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Gap 2' }), 'who')
    await user.click(button('Check'))
    await screen.findByRole('heading', { name: '1 of 2 right' })
    expect(sent.at(-1)).toMatchObject({ check: [{ word: '112' }, { word: 'who' }] })
    expect(screen.getByText('Your answer: who')).toBeTruthy()
    expect(screen.getByText('Because of g2.')).toBeTruthy()
    expect((await axe.run(view.container)).violations).toEqual([])
    await user.click(button('Finish'))
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
    expect(heard).toMatchInlineSnapshot(`
      [
        "1 of 2 right",
      ]
    `)
  })

  it('has no faults that axe finds [A11Y-1]', async () => {
    const { view } = play('words')
    expect((await axe.run(view.container)).violations).toEqual([])
  })
})
