import { answerWith, asked } from '#src/testing/fake-server.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromLaunch } from '#kinds/scorm/shared/package-messages.ts'
import type { Cmi, ScormState, ScormItem } from '#kinds/scorm/shared/schemas.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { usePageSaved } from '#src/outbox/page-saved.ts'
import type { AttemptOf } from '#kinds/define/client.tsx'
import { ScormPlayer } from './ScormPlayer.tsx'

const ORIGIN = 'http://127.0.0.1:3000'
const CMI: Cmi = { status: 'completed', location: 'end', suspendData: 'kept', score: null, exit: '' }

const item = (id: string, more: Partial<ScormItem> = {}): ScormItem => ({
  ...{ id, title: `About ${id}`, depth: 0, href: `${id}.html`, isSco: true, masteryScore: null },
  ...{ launchData: '', maxTime: '', timeLimitAction: '', ...more },
})

function anAttempt(items: ScormItem[], state: Partial<ScormState> = {}): AttemptOf<'scorm12'> {
  return {
    id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81',
    taskId: 'course',
    task: aTask(),
    playable: { type: 'scorm12', title: 'Life at the harbour', items },
    state: { type: 'scorm12', items: [], last: null, secondsLeft: 0, ...state },
  }
}

/** A server that keeps what it is told last of each item. */
function play(attempt: AttemptOf<'scorm12'>, launch: 'runs' | 'no-host' | 'lost' = 'runs') {
  const stored = new Map(attempt.state.items.map((one) => [one.id, one]))
  const world = { isOffline: false }
  answerWith((url, body) => {
    if (url.endsWith('/launch')) {
      if (launch === 'no-host')
        return { status: 409, body: { code: 'no-content-host', message: '', requestId: '1' } }
      if (launch === 'lost') return 'no-answer'
      return {
        status: 200,
        body: {
          origin: ORIGIN,
          page: `${ORIGIN}/launch/x`,
          student: { id: 's', name: 'O, K' },
          opensWindows: false,
        },
      }
    }
    if (world.isOffline) return 'no-answer'
    const { moves } = JSON.parse(String(body)) as { moves: { item: string; cmi?: Cmi }[] }
    for (const { item: id, cmi } of moves) {
      stored.set(id, {
        id,
        cmi: cmi ?? stored.get(id)?.cmi ?? { ...CMI, status: 'incomplete' },
        totalSeconds: 1,
      })
    }
    const state = { ...attempt.state, items: [...stored.values()], last: moves.at(-1)?.item ?? null }
    return { status: 200, body: { state, refused: [] } }
  })
  const props = {
    ...{ playerId: 'ola', onFinish: vi.fn(() => Promise.resolve()), onBack: vi.fn() },
    ...{ onSaved: vi.fn(), onStale: vi.fn() },
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <ScormPlayer attempt={attempt} {...props} />
    </QueryClientProvider>,
  )
  return { ...props, world, user: userEvent.setup() }
}

const button = (name: string) => screen.getByRole('button', { name })

/** The launch page in the frame: what it was told, and what it says. */
async function launchPage() {
  const frame = await waitFor(() => {
    const found = document.querySelector('iframe')
    if (!found) throw new Error('no frame')
    return found
  })
  const posted: unknown[] = []
  const source = { postMessage: (message: unknown, origin: string) => posted.push({ message, origin }) }
  Object.defineProperty(frame, 'contentWindow', { value: source, configurable: true })
  const say = (data: unknown, more: Partial<MessageEventInit> = {}) =>
    act(() => {
      const event = new MessageEvent('message', { data, origin: ORIGIN, ...more })
      Object.defineProperty(event, 'source', { value: more.source ?? source })
      window.dispatchEvent(event)
    })
  say({ say: 'ready' } satisfies FromLaunch)
  const visit = () => (posted[0] as { message: { visit: string } }).message.visit
  const keep = (cmi: Cmi, isFinished = false) =>
    say({ say: 'kept', visit: visit(), seconds: 5, cmi, isFinished })
  return { frame, posted, say, keep }
}

const sent = () => asked.filter(({ url }) => url.endsWith('/moves')).map(({ body }) => String(body))

beforeEach(async () => {
  for (const key of localKeys('')) dropLocal(key)
  await speakIn('en')
})
afterEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  cleanup()
  await new Promise(setImmediate)
  vi.unstubAllGlobals()
})

describe('the player of a package', () => {
  it('opens the only part at once, in a sandbox, with what was kept [TASK-2] [TASK-10]', async () => {
    play(
      anAttempt([item('pier')], {
        items: [{ id: 'pier', cmi: { ...CMI, status: 'incomplete' }, totalSeconds: 60 }],
      }),
    )
    const { frame, posted } = await launchPage()
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-modals')
    expect(frame.getAttribute('src')).toBe(`${ORIGIN}/launch/x`)
    expect(posted).toMatchObject([
      {
        origin: ORIGIN,
        message: {
          say: 'open',
          href: 'pier.html',
          totalSeconds: 60,
          cmi: { location: 'end', suspendData: 'kept' },
        },
      },
    ])
  })

  it('tells the server what the package keeps, and is over when the package says goodbye [TASK-10]', async () => {
    const { onFinish } = play(anAttempt([item('pier')]))
    const { keep } = await launchPage()
    keep({ ...CMI, status: 'incomplete', location: 'page 2' })
    await waitFor(() => expect(sent().at(-1)).toContain('page 2'))
    expect(onFinish).not.toHaveBeenCalled()
    keep(CMI, true)
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
  })

  it('hears nobody but the launch page, and nothing of another shape [TASK-6] [TASK-10]', async () => {
    const { onFinish } = play(anAttempt([item('pier')]))
    const { say, posted } = await launchPage()
    const visit = (posted[0] as { message: { visit: string } }).message.visit
    const done = { say: 'kept', visit, seconds: 5, cmi: CMI, isFinished: true }
    say(done, { origin: 'http://evil.test' })
    say(done, { source: window })
    say({ ...done, visit: crypto.randomUUID() })
    say({ ...done, cmi: { ...CMI, points: 999 } })
    say('done')
    say(null)
    await new Promise(setImmediate)
    expect(sent().join()).not.toContain('completed')
    expect(onFinish).not.toHaveBeenCalled()
  })

  it('shows the contents of several parts, and goes from one to the next to the end [TASK-1] [TASK-10]', async () => {
    const items = [item('harbour', { href: null }), item('pier', { depth: 1 }), item('ropes', { depth: 1 })]
    const { user, onFinish } = play(anAttempt(items))
    expect(screen.getByRole('heading', { name: 'About harbour', level: 3 })).toBeTruthy()
    await user.click(button('Begin'))
    const pier = await launchPage()
    expect(pier.frame.title).toBe('About pier')
    pier.keep(CMI, true)
    await waitFor(() => expect(pier.posted.at(-1)).toMatchObject({ message: { say: 'close' } }))
    pier.say({ say: 'closed' })
    await user.click(
      await screen.findByRole('button', { name: 'About pier Done' }).then(() => button('Continue')),
    )
    const ropes = await launchPage()
    expect(ropes.frame.title).toBe('About ropes')
    ropes.keep(CMI, true)
    ropes.say({ say: 'closed' })
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
  })

  it('lets the package say goodbye before anybody goes back [TASK-2] [TASK-10]', async () => {
    const { user, onBack } = play(anAttempt([item('pier')]))
    const { posted, say, keep } = await launchPage()
    await user.click(button('Back to the mission'))
    expect(posted.at(-1)).toMatchObject({ message: { say: 'close' } })
    expect(onBack).not.toHaveBeenCalled()
    keep({ ...CMI, status: 'incomplete', location: 'goodbye' })
    say({ say: 'closed' })
    await waitFor(() => expect(onBack).toHaveBeenCalledOnce())
    expect(sent().at(-1)).toContain('goodbye')
  })

  it('has a goodbye to say while a part is open, however somebody leaves [TASK-2] [TASK-10]', async () => {
    play(anAttempt([item('pier')]))
    const { posted, say, keep } = await launchPage()
    const { beforeLeaving: goodbye } = usePageSaved.getState()
    const said = act(async () => goodbye?.())
    expect(posted.at(-1)).toMatchObject({ message: { say: 'close' } })
    keep({ ...CMI, status: 'incomplete', location: 'goodbye' })
    say({ say: 'closed' })
    await said
    await waitFor(() => expect(usePageSaved.getState().beforeLeaving).toBeNull())
    await waitFor(() => expect(sent().at(-1)).toContain('goodbye'))
  })

  it('lies under a cover while the link is lost, until all of it has arrived [TASK-2] [TASK-10]', async () => {
    const { user, world } = play(anAttempt([item('pier')]))
    const { frame, keep } = await launchPage()
    await screen.findByText('Saved')
    world.isOffline = true
    keep({ ...CMI, status: 'incomplete', location: 'page 5' })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(frame.hasAttribute('inert')).toBe(true)
    world.isOffline = false
    await user.click(retry)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
    expect(frame.hasAttribute('inert')).toBe(false)
    expect(sent().at(-1)).toContain('page 5')
  })

  it('may be opened again or given up where it is not passed [TASK-5] [TASK-10]', async () => {
    const { user, onFinish } = play(anAttempt([item('pier')]))
    const { keep } = await launchPage()
    keep({ ...CMI, status: 'failed' }, true)
    await screen.findByText(/^Not everything has been passed yet/)
    expect(onFinish).not.toHaveBeenCalled()
    await user.click(button('Open it again'))
    await user.click(button('End this attempt'))
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
  })

  it('waits for its minimum time, and says how long [TASK-6] [TASK-10]', async () => {
    const { onFinish } = play(anAttempt([item('pier')], { secondsLeft: 90 }))
    const { keep } = await launchPage()
    keep(CMI, true)
    await screen.findByText(/^Take your time/)
    expect(onFinish).not.toHaveBeenCalled()
  })

  it.each([
    ['no-host', /an administrator has to set up a second address/],
    ['lost', 'The course could not be loaded.'],
  ] as const)('that does not run says why: %s [TASK-10]', async (launch, words) => {
    play(anAttempt([item('pier')]), launch)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('without a package says so [TASK-10]', () => {
    play(anAttempt([]))
    expect(screen.getByText('This course cannot be shown. Please tell your administrator.')).toBeTruthy()
  })
})
