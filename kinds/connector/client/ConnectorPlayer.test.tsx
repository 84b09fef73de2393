import { answerWith, asked } from '#src/testing/fake-server.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ConnectorState } from '#kinds/connector/shared/schemas.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import type { AttemptOf } from '#kinds/define/client.tsx'
import { ConnectorPlayer } from './ConnectorPlayer.tsx'

const TYPE = 'quiz-connector-mothers-children'
type Lines = ConnectorState['lines']

const end = (key: string, text: string) => ({ key, text, picture: null })
const LEFT = [end('l1', 'A flame'), end('l2', 'A cylinder')]
const RIGHT = [end('r2', 'Under pressure'), end('r1', 'Catches fire')]
const JOINED: Lines = [
  { left: 'l1', right: 'r2' },
  { left: 'l2', right: 'r1' },
]

function stateOf(lines: Lines, isChecked = false): ConnectorState {
  const judged = lines.map(({ left, right }) => {
    const belongs = left.replace('l', 'r')
    const isCorrect = belongs === right
    return { left, chosen: right, right: belongs, isCorrect, explanation: `Because of ${left}.` }
  })
  return { type: TYPE, lines, isChecked, judged: isChecked ? judged : [] }
}

function anAttempt(state: ConnectorState): AttemptOf<typeof TYPE> {
  return {
    id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81',
    taskId: 'crates-that-warn',
    task: aTask(),
    playable: { type: TYPE, left: LEFT, right: RIGHT },
    state,
  }
}

interface Sent {
  moves: { join?: { left: string; right: string | null }; check?: Lines }[]
}

function play(start: Lines = []) {
  let state = stateOf(start)
  answerWith((_, body) => {
    const sent: Sent = JSON.parse(String(body))
    for (const { join, check } of sent.moves) {
      if (check) state = stateOf(check, true)
      if (!join || state.isChecked) continue
      const others = state.lines.filter((line) => line.left !== join.left && line.right !== join.right)
      state = stateOf(join.right === null ? others : [...others, { left: join.left, right: join.right }])
    }
    return { status: 200, body: { state, refused: [] } }
  })
  const onFinish = vi.fn(() => Promise.resolve())
  const props = { playerId: 'ola', onFinish, onBack: vi.fn(), onSaved: vi.fn(), onStale: vi.fn() }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConnectorPlayer attempt={anAttempt(stateOf(start))} {...props} />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), onFinish }
}

const button = (name: string) => screen.getByRole('button', { name })
const said = (name: string) => {
  const id = button(name).getAttribute('aria-describedby')
  return document.getElementById(id ?? '')?.textContent
}

beforeEach(async () => {
  for (const key of localKeys('')) dropLocal(key)
  await speakIn('en')
})
afterEach(async () => {
  // what is unsent when it goes would be sent once more
  await screen.findByText('Saved')
  cleanup()
})

describe('the player of pairs', () => {
  it('joins one and then the other by the keyboard alone, and says so [TASK-1]', async () => {
    const { user } = play()
    button('A flame').focus()
    await user.keyboard('{Enter}')
    expect(button('A flame').getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText('A flame is chosen. Choose what belongs to it.')).toBeTruthy()
    while (document.activeElement !== button('Under pressure')) await user.tab()
    await user.keyboard(' ')
    expect(screen.getByText('A flame is connected with Under pressure.')).toBeTruthy()
    expect(said('A flame')).toBe('connected with Under pressure')
    expect(said('Under pressure')).toBe('connected with A flame')
    await waitFor(() => expect(asked.some(({ body }) => String(body).includes('"right":"r2"'))).toBe(true))
  })

  it('begins on either side, and lets go of a choice that is pressed again', async () => {
    const { user } = play()
    await user.click(button('Catches fire'))
    await user.click(button('Catches fire'))
    await user.click(button('A cylinder'))
    expect(said('A cylinder')).toBe('not connected yet')
    await user.click(button('Under pressure'))
    expect(said('A cylinder')).toBe('connected with Under pressure')
  })

  it('draws a line from one end to another [TASK-1]', () => {
    play()
    const pen = { pointerId: 1, isPrimary: true, button: 0 }
    const board = screen.getByRole('list', { name: 'Left column' }).parentElement
    if (!board) throw new Error('the columns have a board')
    board.setPointerCapture = () => {}
    document.elementFromPoint = () => button('Catches fire')
    fireEvent.pointerDown(button('A flame'), { ...pen, clientX: 10, clientY: 10 })
    fireEvent.pointerMove(board, { ...pen, clientX: 90, clientY: 40 })
    fireEvent.pointerUp(board, { ...pen, clientX: 90, clientY: 40 })
    expect(said('A flame')).toBe('connected with Catches fire')
  })

  it('takes a line away, and gives an end that is joined anew to its last line', async () => {
    const { user } = play(JOINED)
    await user.click(button('Remove the line from “A flame”'))
    expect(said('A flame')).toBe('not connected yet')
    await user.click(button('A flame'))
    await user.click(button('Catches fire'))
    expect(said('A cylinder')).toBe('not connected yet')
    expect(said('Catches fire')).toBe('connected with A flame')
  })

  it('is checked when all are joined, and says what was right and what belongs to it', async () => {
    const { user } = play(JOINED.slice(1))
    await user.click(button('Check'))
    expect(asked).toEqual([])
    expect(screen.getByText('1 line is still missing.')).toBeTruthy()
    await user.click(button('A flame'))
    await user.click(button('Under pressure'))
    await user.click(button('Check'))
    await screen.findByRole('heading', { name: '0 of 2 right' })
    const pairs = within(screen.getByRole('heading', { name: 'A flame' }).closest('li') ?? document.body)
    expect(pairs.getByText('You connected it with: Under pressure')).toBeTruthy()
    expect(pairs.getByText('It belongs with: Catches fire')).toBeTruthy()
    expect(pairs.getByText('Because of l1.')).toBeTruthy()
  })

  it('keeps its lines as they were judged, and finishes [TASK-1]', async () => {
    const { user, onFinish } = play(JOINED)
    await user.click(button('Check'))
    await screen.findByRole('heading', { name: '0 of 2 right' })
    const bar = screen.getByRole('progressbar', { name: '0 of 2 right' })
    expect(bar.getAttribute('aria-valuenow')).toBe(bar.getAttribute('aria-valuemax'))
    expect(screen.queryByRole('button', { name: /^Take away/ })).toBeNull()
    expect(button('A flame')).toHaveProperty('disabled', true)
    expect(said('A flame')).toBe('connected with Under pressure, wrong')
    await user.click(button('Finish'))
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
  })
})
