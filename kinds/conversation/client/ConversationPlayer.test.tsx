import { cleanup, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ConversationPlayable, ConversationState } from '#kinds/conversation/shared/schemas.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { hearRegions } from '#src/testing/hear-regions.ts'
import { playKind } from '#src/testing/play-kind.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ConversationPlayer } from './ConversationPlayer.tsx'

const playable: ConversationPlayable = {
  ...{ type: 'conversation', name: 'Mira', about: 'The book was empty again.' },
  face: { skin: 1, hair: 'bun', tone: 0, top: 2, hasGlasses: true },
}
const choice = (text: string) => ({ key: text.toLowerCase(), text })
const LINES: ConversationState['lines'] = [
  ...[{ scene: 's1', mood: 'calm' as const, text: 'Morning!', chosen: null }].map((line) => ({
    ...{ ...line, choices: [choice('Ask'), choice('Scold')] },
  })),
  { scene: 's2', mood: 'hurt', text: 'Write it yourself.', choices: [], chosen: null },
  { scene: 's3', mood: 'glad', text: 'Thank you.', choices: [], chosen: null },
]
const [greets, walksOff, thanks] = LINES as [
  ConversationState['lines'][number],
  ConversationState['lines'][number],
  ConversationState['lines'][number],
]
const start: ConversationState = {
  ...{ type: 'conversation', progress: 0, ending: null, lines: [greets] },
}
const POOR = {
  ...{ band: 'poor' as const, why: 'That was an attack.', mayGoBack: true },
  review: [{ scene: 's1', better: 'ask', why: 'Ask first.' }],
}
const GOOD = {
  ...{ band: 'good' as const, why: 'You asked.' },
  review: [{ scene: 's1', better: null, why: 'Ask first.' }],
}

function play(state = start) {
  return playKind<'conversation'>(ConversationPlayer, {
    ...{ playable, state },
    take(before, { choice: key, backs = 0 }) {
      if (key === undefined) return { ...before, lines: [greets], backs, ending: null, progress: 0 }
      const next = key === 'ask' ? thanks : walksOff
      return {
        ...{ ...before, progress: 100, ending: key === 'ask' ? GOOD : POOR },
        lines: [{ ...greets, chosen: key }, next],
      }
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

describe('the player of a conversation', () => {
  it('shows who speaks, with a mood in a word, and is answered by the keyboard alone [TASK-1] [KIND-1]', async () => {
    const { user, view, sent } = play()
    expect(screen.getByText('The book was empty again.')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Mira, calm: Morning!')
    expect((await axe.run(view.container)).violations).toEqual([])
    await user.tab()
    expect(document.activeElement).toBe(button('Ask'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Mira, glad: Thank you.'))
    expect(sent).toEqual([{ type: 'conversation', scene: 's1', choice: 'ask' }])
  })

  it('keeps all that was said, says at the end what would have been better, and finishes [TASK-1]', async () => {
    const heard = hearRegions()
    const { user, view, onFinish } = play()
    await user.click(button('Scold'))
    expect(await screen.findByRole('heading', { name: 'That went wrong' })).toBeTruthy()
    const said = within(screen.getByRole('list', { name: 'What was said' }))
    expect(said.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mira, calm: Morning!You: Scold',
      'Mira, hurt: Write it yourself.',
    ])
    const end = within(screen.getByRole('region', { name: 'How it ended' }))
    expect(end.getByText('That was an attack.')).toBeTruthy()
    expect(end.getByText('Better: Ask')).toBeTruthy()
    expect((await axe.run(view.container)).violations).toEqual([])
    await user.click(button('Finish'))
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
    expect(heard).toMatchInlineSnapshot(`
      [
        "Mira is thinking …",
      ]
    `)
  })

  it('goes back from an end to the reply, and on from it with another one [TASK-5]', async () => {
    const { user, sent } = play()
    await user.click(button('Scold'))
    await user.click(await screen.findByRole('button', { name: 'Back to the reply' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Mira, calm: Morning!'))
    await user.click(button('Ask'))
    expect(await screen.findByRole('heading', { name: 'It ended well' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Back to the reply' })).toBeNull()
    expect(sent.slice(1)).toEqual([
      { type: 'conversation', scene: 's1', backs: 1 },
      { type: 'conversation', scene: 's1', choice: 'ask', backs: 1 },
    ])
  })

  it('is taken up with all that was said [TASK-2]', () => {
    play({ ...start, progress: 100, ending: GOOD, lines: [{ ...greets, chosen: 'ask' }, thanks] })
    expect(screen.getAllByText('Morning!', { exact: false })).toHaveLength(2)
    expect(button('Finish')).toBeTruthy()
  })
})
