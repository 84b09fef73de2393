import { answerWith, asked } from '#src/testing/fake-server.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aTask } from '#src/testing/missions.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { speakIn } from '#src/testing/words.ts'
import type { AttemptOf } from '#kinds/define/client.tsx'
import { PicturePlayer } from './PicturePlayer.tsx'

const spot = (id: string, title: string, at: [number, number]) => ({
  id,
  at,
  title,
  text: `About ${title}.`,
  picture: null,
  pictureAlt: '',
})

function anAttempt(seen: string[]): AttemptOf<'grafika'> {
  return {
    id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81',
    taskId: 'office-at-lunch',
    task: aTask(),
    playable: {
      type: 'grafika',
      picture: '/office.webp',
      pictureAlt: 'An office',
      spots: [
        spot('screen', 'Screen', [20, 30]),
        spot('note', 'Note', [60, 30]),
        spot('bin', 'Bin', [10, 80]),
      ],
    },
    state: { type: 'grafika', seen },
  }
}

function play(seen: string[] = []) {
  const stored = new Set(seen)
  answerWith((_, body) => {
    for (const [, saw = ''] of String(body).matchAll(/"saw":"(\w+)"/g)) stored.add(saw)
    return { status: 200, body: { state: { type: 'grafika', seen: [...stored] }, refused: [] } }
  })
  const onFinish = vi.fn(() => Promise.resolve())
  const props = { playerId: 'ola', onFinish, onBack: vi.fn(), onSaved: vi.fn(), onStale: vi.fn() }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PicturePlayer attempt={anAttempt(seen)} {...props} />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), onFinish }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(async () => {
  for (const key of localKeys('')) dropLocal(key)
  await speakIn('en')
})
afterEach(cleanup)

describe('the player of a picture to explore', () => {
  it('opens a place over the picture, marks it in words, and tells the server [TASK-1]', async () => {
    const { user } = play()
    await user.click(button('Place 2: Note, not seen yet'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Note' }))
    expect(button('Place 2: Note, seen')).toBeTruthy()
    expect(screen.getByText('1 of 3 places seen')).toBeTruthy()
    await waitFor(() => expect(asked.some(({ body }) => String(body).includes('"saw":"note"'))).toBe(true))
  })

  it('is played by its list alone, and goes back to where it was in it', async () => {
    const { user } = play()
    await user.click(button(/^Screen\s*not seen yet/))
    expect(screen.getByText('About Screen.')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(button(/^Screen\s*seen/)))
  })

  it('leads to what was not seen, and ends when all was [TASK-1]', async () => {
    const { user, onFinish } = play(['screen'])
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull()
    await user.click(button('Next unseen place'))
    expect(screen.getByRole('heading', { name: 'Note' })).toBeTruthy()
    await user.click(button('Next unseen place'))
    expect(screen.getByRole('heading', { name: 'Bin' })).toBeTruthy()
    await user.click(button('Finish'))
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
  })
})
