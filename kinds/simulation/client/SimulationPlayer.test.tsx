import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SimulationState } from '#kinds/simulation/shared/schemas.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import type { AttemptOf } from '#kinds/define/client.tsx'
import { SimulationPlayer } from './SimulationPlayer.tsx'

type Path = SimulationState['path']

const SCENES = [
  {
    id: 'rings',
    picture: '/rings.webp',
    title: 'It rings',
    text: 'Somebody wants a code.',
    choices: [
      { id: 'read', to: 'lost', text: 'Read it out' },
      { id: 'ask', to: 'asks', text: 'Ask who it is' },
    ],
  },
  {
    id: 'asks',
    picture: '/asks.webp',
    title: 'He knows you',
    text: 'He knows your name.',
    choices: [
      { id: 'trust', to: 'lost', text: 'Trust him' },
      { id: 'hang-up', to: 'calm', text: 'Hang up' },
    ],
  },
  { id: 'calm', picture: '/calm.webp', title: 'A calm evening', text: 'Tea.', choices: [] },
  { id: 'lost', picture: '/lost.webp', title: 'Empty', text: 'All is gone.', choices: [] },
]

/** As the server tells it: a hard ending after two choices. */
function endOf(path: Path): SimulationState['ending'] {
  if (path.length < 2) return null
  return {
    band: 'good',
    why: 'You asked.',
    review: [
      { scene: 'rings', better: null, why: 'Nobody needs your code.' },
      { scene: 'asks', better: null, why: 'Names are for sale.' },
    ],
  }
}

function anAttempt(path: Path): AttemptOf<'symulacja_v3'> {
  return {
    id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81',
    taskId: 'five-to-five',
    task: aTask(),
    playable: { type: 'symulacja_v3', assistant: '/puffin.webp', scenes: SCENES },
    state: { type: 'symulacja_v3', path, ending: endOf(path) },
  }
}

function play(
  start: Path = [],
  answer?: () => Answer,
  scenes: AttemptOf<'symulacja_v3'>['playable']['scenes'] = SCENES,
) {
  const stored = [...start]
  answerWith((_, body) => {
    if (answer) return answer()
    for (const [, scene = '', choice = ''] of String(body).matchAll(/"scene":"(.+?)","choice":"(.+?)"/g)) {
      if (!stored.some((step) => step.scene === scene)) stored.push({ scene, choice })
    }
    return {
      status: 200,
      body: { state: { type: 'symulacja_v3', path: stored, ending: endOf(stored) }, refused: [] },
    }
  })
  const onFinish = vi.fn(() => Promise.resolve())
  const attempt = anAttempt(start)
  const props = { playerId: 'ola', onFinish, onBack: vi.fn(), onSaved: vi.fn(), onStale: vi.fn() }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SimulationPlayer attempt={{ ...attempt, playable: { ...attempt.playable, scenes } }} {...props} />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), onFinish }
}

const button = (name: string) => screen.getByRole('button', { name })
const heading = (name: string) => screen.getByRole('heading', { name, level: 2 })

beforeEach(async () => {
  for (const key of localKeys('')) dropLocal(key)
  await speakIn('en')
})
afterEach(async () => {
  // what is unsent when it goes would be sent once more, past the fake
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  cleanup()
  await new Promise(setImmediate)
  vi.unstubAllGlobals()
})

describe('the player of a simulation', () => {
  it('goes where a choice leads at once, stands on its heading, and tells the server [TASK-1]', async () => {
    const { user } = play()
    expect(screen.getByRole('group', { name: 'What do you do?' })).toBeTruthy()
    await user.click(button('Ask who it is'))
    expect(document.activeElement).toBe(heading('He knows you'))
    expect(screen.queryByRole('button', { name: 'Ask who it is' })).toBeNull()
    await waitFor(() => expect(asked.some(({ body }) => String(body).includes('"choice":"ask"'))).toBe(true))
  })

  it('lets somebody else speak for themselves: their name stands there, and the assistant is silent [STAGE-6]', () => {
    const [rings, ...rest] = SCENES
    const speaker = { name: 'The caller', picture: '/caller.webp' }
    play([], undefined, [{ ...rings!, speaker }, ...rest])
    expect(screen.getByText('The caller')).toBeTruthy()
    const pictures = [...document.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)
    expect(pictures).toContain('/caller.webp')
    expect(pictures).not.toContain('/puffin.webp')
  })

  it('has no way back to an earlier scene', async () => {
    const { user } = play()
    await user.click(button('Ask who it is'))
    expect(screen.queryByText('Somebody wants a code.')).toBeNull()
    // out of the task, and into the full screen where there is one: nothing leads back
    const names = screen.getAllByRole('button').map((one) => one.textContent)
    expect(names.filter(Boolean)).toEqual(['Trust him', 'Hang up'])
  })

  it('is played by the keyboard alone to its end, which tells why, and finishes [TASK-1]', async () => {
    const { user, onFinish } = play()
    expect(screen.getByRole('progressbar')).toBeTruthy()
    for (const choice of ['Ask who it is', 'Hang up']) {
      while (document.activeElement !== button(choice)) await user.tab()
      await user.keyboard('{Enter}')
    }
    expect(heading('A calm evening')).toBeTruthy()
    await screen.findByText('It ended well')
    // how well it went is said by the verdict: a full bar would praise any end
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByText('You asked.')).toBeTruthy()
    expect(screen.getAllByText('The best choice')).toHaveLength(2)
    while (document.activeElement !== button('Finish')) await user.tab()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
  })

  it('stands where another device left it [TASK-2]', () => {
    play([{ scene: 'rings', choice: 'ask' }])
    expect(heading('He knows you')).toBeTruthy()
    expect(screen.getByText('Choice 2')).toBeTruthy()
  })

  it('goes on without a link, and says that what it was worth is still to come [TASK-2]', async () => {
    const { user } = play([], () => 'no-answer')
    await user.click(button('Ask who it is'))
    await user.click(button('Hang up'))
    expect(heading('A calm evening')).toBeTruthy()
    expect(screen.getByText('Your result appears as soon as you are back online.')).toBeTruthy()
  })

  it('goes back from an end to the decision that led there, and on from it [TASK-5]', async () => {
    const path = [
      { scene: 'rings', choice: 'ask' },
      { scene: 'asks', choice: 'trust' },
    ]
    const ending = {
      ...{ band: 'poor' as const, why: 'You told.', mayGoBack: true },
      review: [
        { scene: 'rings', better: null, why: '' },
        { scene: 'asks', better: 'hang-up', why: '' },
      ],
    }
    const state: SimulationState = { type: 'symulacja_v3', path, ending }
    answerWith((_, body) => {
      const isBack = String(body).includes('"scene":"asks","backs":1')
      return {
        status: 200,
        body: {
          state: isBack ? { ...state, path: path.slice(0, 1), backs: 1, ending: null } : state,
          refused: [],
        },
      }
    })
    const props = { playerId: 'ola', onFinish: vi.fn(), onBack: vi.fn(), onSaved: vi.fn(), onStale: vi.fn() }
    render(
      <QueryClientProvider client={new QueryClient()}>
        <SimulationPlayer attempt={{ ...anAttempt(path), state }} {...props} />
      </QueryClientProvider>,
    )
    const user = userEvent.setup()
    expect(screen.getByText(/worth half of its points/)).toBeTruthy()
    await user.click(button('Back to the decision'))
    expect(document.activeElement).toBe(heading('He knows you'))
    await user.click(button('Hang up'))
    await waitFor(() =>
      expect(asked.some(({ body }) => String(body).includes('"choice":"hang-up","backs":1'))).toBe(true),
    )
  })

  it('offers no way back from an end that could not be better', () => {
    play([
      { scene: 'rings', choice: 'ask' },
      { scene: 'asks', choice: 'hang-up' },
    ])
    expect(screen.queryByRole('button', { name: 'Back to the decision' })).toBeNull()
  })
})
