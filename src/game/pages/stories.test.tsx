import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Story } from '#shared/contract/stories.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { addressInGame, renderInGame } from '#src/testing/in-game.tsx'
import { aMission, aNode } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { EggRoute } from './EggRoute.tsx'
import { OnboardingRoute } from './OnboardingRoute.tsx'

const nodes = [
  aNode({ childIds: ['pier', 'bottle'] }),
  aNode({ id: 'pier', name: 'Pier', kind: 'onboarding', parentId: 'isles' }),
  aNode({ id: 'bottle', name: 'Bottle', kind: 'easter_egg', parentId: 'isles' }),
]
const step = (id: string) => ({ id, title: `Title ${id}`, text: 'Words.', picture: null, pictureAlt: '' })
const aStory = (given: Partial<Story> = {}): Story => ({
  missionId: 'pier',
  steps: ['one', 'two', 'three'].map(step),
  at: 0,
  isFinished: false,
  ...given,
})

const PATHS = {
  pier: '/app/game/plot/onboarding/pier/Pier',
  bottle: '/app/game/plot/easter_egg/bottle/Bottle',
}

function open(
  id: keyof typeof PATHS,
  story: Story,
  end: () => Answer | Promise<Answer> = () => ({ status: 200, body: { points: 0, coins: 0 } }),
  inAdventure = nodes,
) {
  answerWith((url) => {
    if (url.includes('/story/end')) return end()
    if (url.includes('/story')) return { status: 200, body: story }
    if (url.includes('/details')) return { status: 200, body: { missions: [] } }
    return { status: 200, body: aMission({ missionId: id, missionName: id }) }
  })
  const Route = id === 'pier' ? OnboardingRoute : EggRoute
  const page = (
    <>
      <Route />
      <Link to="/elsewhere">Leave</Link>
    </>
  )
  renderInGame(page, PATHS[id], inAdventure, PATHS[id].replace(id, ':missionId'))
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const posts = () =>
  asked.filter(({ method }) => method === 'POST').map(({ url }) => url.replace(/.*mission/, ''))

beforeEach(() => speakIn('en'))
afterEach(() => {
  cleanup()
  queryClient.clear()
  usePlatform.setState(usePlatform.getInitialState(), true)
})

describe('an onboarding [MAP-3] [ROUTE-3]', () => {
  it('goes on where the player was, looks back without losing the place, and ends in the first map', async () => {
    open('pier', aStory({ at: 1 }))
    await title('Title two')
    await press('Back')
    await title('Title one')
    await press('Next')
    expect(posts()).toEqual([])
    await press('Next')
    expect((await title('Title three')).closest('[aria-live="polite"]')).toBeTruthy()
    expect(posts()).toEqual(['/pier/story'])
    await press('To the map')
    await waitFor(() => expect(addressInGame()).toBe('/app/game/plot/map/isles/Lantern%20Isles'))
    expect(posts()).toEqual(['/pier/story', '/pier/story/end'])
  })

  it('ends in the first map also where the adventure begins with it and leads to other pages [MAP-3]', async () => {
    const ashore = [
      aNode({ id: 'pier', name: 'Pier', kind: 'onboarding' }),
      aNode({ id: 'library', name: 'Library', kind: 'LMS', parentId: 'pier' }),
      aNode({ id: 'bay', name: 'Bay', kind: 'map', parentId: 'library' }),
    ]
    open('pier', aStory({ at: 2 }), undefined, ashore)
    await title('Title three')
    await press('To the map')
    await waitFor(() => expect(addressInGame()).toBe('/app/game/plot/map/bay/Bay'))
  })

  it('is guided by the default assistant where the mission names none, a film by its still', async () => {
    usePlatform.setState({ params: [{ configKey: 'defaultAssistant', configValue: '/puffin.webm?v=2' }] })
    open('pier', aStory())
    await title('Title one')
    expect(document.querySelector('img[src="/puffin.webp?v=2"]')).not.toBeNull()
  })

  it('is walked through by one key: the focus stays on what turns the page', async () => {
    open('pier', aStory())
    await title('Title one')
    screen.getByRole('button', { name: 'Next' }).focus()
    await userEvent.keyboard('{Enter}')
    await title('Title two')
    await userEvent.keyboard('{Enter}')
    await title('Title three')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(addressInGame()).toBe('/app/game/plot/map/isles/Lantern%20Isles'))
  })

  it('is turned by the arrow keys, and begins anew for whoever has heard it', async () => {
    open('pier', aStory({ at: 2, isFinished: true }))
    await title('Title one')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await title('Title three')
    await userEvent.keyboard('{ArrowLeft}')
    await title('Title two')
  })

  it('leads nobody to the map who has left before its end was answered', async () => {
    let answer = () => {}
    open(
      'pier',
      aStory({ at: 2 }),
      () =>
        new Promise((resolve) => (answer = () => resolve({ status: 200, body: { points: 0, coins: 0 } }))),
    )
    await press('To the map')
    await waitFor(() => expect(posts()).toEqual(['/pier/story/end']))
    await userEvent.click(screen.getByRole('link', { name: 'Leave' }))
    const forget = vi.spyOn(queryClient, 'invalidateQueries')
    answer()
    await waitFor(() => expect(forget).toHaveBeenCalled())
    forget.mockRestore()
    await act(() => Promise.resolve())
    expect(addressInGame()).toBe('/elsewhere')
  })

  it('stays where its end could not be sent to the server, and says so', async () => {
    open('pier', aStory({ at: 2 }), () => ({ status: 500 }))
    await press('To the map')
    expect(await screen.findByText(/could not be sent to the server/)).toBeTruthy()
    expect(addressInGame()).toBe(PATHS.pier)
  })
})

describe('an easter egg [MAP-3] [ROUTE-3]', () => {
  it('tells its pages, shows the bonus at the end, and leads back to its map', async () => {
    open('bottle', aStory({ missionId: 'bottle', at: 2 }), () => ({
      status: 200,
      body: { points: 50, coins: 10 },
    }))
    await title('Title three')
    await press('Keep it')
    await title('It is yours')
    expect(screen.getByText('points')).toBeTruthy()
    expect(screen.getByText('coins')).toBeTruthy()
    await press('Back to the map')
    expect(addressInGame()).toBe('/app/game/plot/map/isles/Lantern%20Isles')
  })

  it('is asked for again under the same key where the reply was lost, so that it tells what it brought', async () => {
    const replies: Answer[] = ['no-answer', { status: 200, body: { points: 50, coins: 10 } }]
    open('bottle', aStory({ missionId: 'bottle', at: 2 }), () => replies.shift() ?? 'no-answer')
    await press('Keep it')
    await screen.findByText(/could not be sent to the server/)
    await press('Keep it')
    await title('It is yours')
    expect(screen.getByText('points')).toBeTruthy()
    const keys = asked.filter(({ url }) => url.includes('/story/end')).map(({ body }) => body)
    expect(keys).toEqual([expect.stringMatching(/"key":"[0-9a-f-]{36}"/), keys[0]])
  })

  it('that was found before brings nothing, and says why', async () => {
    open('bottle', aStory({ missionId: 'bottle', isFinished: true, steps: [step('one')] }))
    await press('Keep it')
    await title('You know this one')
    expect(screen.queryByText('points')).toBeNull()
  })
})

describe('the letter of an easter egg in a low window', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.each([
    [true, 0],
    [false, 1],
  ])('leaves its picture out for its words (low: %s)', async (matches, pictures) => {
    vi.stubGlobal('matchMedia', () => ({
      matches,
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    open('bottle', aStory({ missionId: 'bottle', steps: [{ ...step('one'), picture: '/cork.webp' }] }))
    await title('Title one')
    expect(document.querySelectorAll('img[src="/cork.webp"]')).toHaveLength(pictures)
  })
})
