import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import type { AttemptOf, PlayerProps } from '#kinds/define/client.tsx'
import type { TaskKind } from '#kinds/shared.ts'
import type { MoveOf, PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'
import { answerWith } from './fake-server.ts'
import { aTask } from './missions.ts'

interface Played<Kind extends TaskKind> {
  playable: PlayableOf<Kind>
  state: StateOf<Kind>
  /** How the server has it after a move. */
  take: (state: StateOf<Kind>, move: MoveOf<Kind>) => StateOf<Kind>
}

/** Plays an attempt in the player of its kind, on a server that takes moves. */
export function playKind<Kind extends TaskKind>(
  Player: ComponentType<PlayerProps<Kind>>,
  { playable, state: start, take }: Played<Kind>,
) {
  let state = start
  const sent: MoveOf<Kind>[] = []
  answerWith((_, body) => {
    const { moves }: { moves: MoveOf<Kind>[] } = JSON.parse(String(body))
    sent.push(...moves)
    state = moves.reduce(take, state)
    return { status: 200, body: { state, refused: [] } }
  })
  const task = aTask()
  const attempt: AttemptOf<Kind> = {
    ...{ id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81', taskId: task.id, task, playable, state: start },
  }
  const onFinish = vi.fn(() => Promise.resolve())
  const props = { playerId: 'ola', onFinish, onBack: vi.fn(), onSaved: vi.fn(), onStale: vi.fn() }
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <Player attempt={attempt} {...props} />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), onFinish, sent, view }
}

/** A pointer carries what is pressed to what lies below it when it is let go. */
export const PEN = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 }
