import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SceneDescription, SceneElement } from '#shared/scene/description.ts'
import type { Detail } from '#src/ui/announcer/news.ts'
import { onSpoken, setDetail, silence } from '#src/ui/announcer/announcer.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { anElement, aScene } from '#src/stage/testing/scenes.ts'
import { sceneVoice, StageTwin } from '#src/stage/twin/StageTwin.tsx'
import { speakIn } from '#src/testing/words.ts'
import { useCovering } from '#src/ui/covering.ts'
import { closeLockedPlace, useLockedPlace } from './locked-place.ts'
import { LockedCard } from './LockedCard.tsx'

/** Longer than any sentence is let be. */
const A_WHILE_MS = 20_000

const harbour = anElement('harbour', {
  name: 'Harbour',
  spoken: 'Harbour, not started',
  description: 'Houses behind a quay.',
  isNext: true,
})
const market = anElement('market', {
  name: 'Market',
  spoken: 'Market, locked. First finish “Harbour”.',
  state: 'locked',
  missing: 1,
})
const done: Partial<SceneElement> = { state: 'finished', spoken: 'Harbour, finished', isNext: false }
const isles = (...elements: SceneElement[]): SceneDescription =>
  aScene('isles', { name: 'Isles', description: 'A winter sea.', totalProgress: 10, elements })

let lines: string[] = []
let stop = () => {}
beforeEach(async () => {
  await speakIn('en')
  await sceneVoice.fetch()
  await import('#src/ui/announcer/announcer.ts')
  await import('./locked/OpenLockedCard.tsx')
  lines = []
  stop = onSpoken((line) => lines.push(line))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  stop()
  cleanup()
  closeLockedPlace()
  silence()
  setDetail('normal')
  vi.useRealTimers()
  stageStore.setState(stageStore.getInitialState(), true)
})

/** What is said from one step to the next, or within so many ms. */
async function said(ms = A_WHILE_MS): Promise<string[]> {
  await vi.advanceTimersByTimeAsync(ms)
  return lines.splice(0)
}

const show = (scene: SceneDescription) => {
  stageStore.setState({ shown: scene, status: 'ready', player: 'ola' })
  return (
    <>
      <StageTwin scene={scene} />
      <LockedCard sceneId={scene.id} />
    </>
  )
}

/** From the first map to the place that opens, by ear. */
async function travel(detail: Detail): Promise<Record<string, string[]>> {
  setDetail(detail)
  const { rerender } = render(show(isles(harbour, market)))
  const arrival = await said()
  // the card of a locked place has come late
  await act(async () => vi.advanceTimersByTimeAsync(1))
  act(() => useLockedPlace.setState({ place: { sceneId: 'isles', id: 'market', name: 'Market', unmet: [] } }))
  const refusal = await said()
  act(() => closeLockedPlace())
  screen.getByRole('button', { name: 'Harbour, not started' }).focus()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: '?' })
  const answer = await said()
  const open: SceneElement = { ...market, state: 'waiting', spoken: 'Market, not started', isNext: true }
  rerender(show(isles({ ...harbour, ...done }, open)))
  const opening = await said()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: '?' })
  return { arrival, refusal, answer, opening, after: await said() }
}

it('speaks through the first journey: what lies there, why not, where one is, what has opened [ACCESS-1] [ACCESS-2]', async () => {
  expect(await travel('normal')).toMatchInlineSnapshot(`
    {
      "after": [
        "You are in Isles. The keyboard is on Harbour, finished. 2 places: 1 finished, Market newly open. Next: Market. Houses behind a quay. 10% of the adventure finished.",
      ],
      "answer": [
        "You are in Isles. The keyboard is on Harbour, not started. 2 places: 1 not started, Market needs 1 more. Next: Harbour. Houses behind a quay. 10% of the adventure finished.",
      ],
      "arrival": [
        "2 places: 1 not started, Market needs 1 more. Next: Harbour.",
      ],
      "opening": [
        "Market is open now.",
      ],
      "refusal": [
        "Market, locked. First finish “Harbour”.",
      ],
    }
  `)
})

it('says what one waits for alone to who wants it brief [ACCESS-2]', async () => {
  expect(await travel('brief')).toMatchInlineSnapshot(`
    {
      "after": [
        "You are in Isles. The keyboard is on Harbour, finished. 2 places: 1 finished, Market newly open. Next: Market.",
      ],
      "answer": [
        "You are in Isles. The keyboard is on Harbour, not started. 2 places: 1 not started, Market needs 1 more. Next: Harbour.",
      ],
      "arrival": [],
      "opening": [],
      "refusal": [
        "Market, locked. First finish “Harbour”.",
      ],
    }
  `)
})

it('adds what it looks like for who wants all of it [ACCESS-2]', async () => {
  const { arrival } = await travel('full')
  expect(arrival).toMatchInlineSnapshot(`
    [
      "2 places: 1 not started, Market needs 1 more. Next: Harbour. A winter sea.",
    ]
  `)
})

it('says of a map that somebody comes back to only what has opened, not how it was left [ACCESS-1] [ACCESS-2]', async () => {
  stageActions.standOnWhenShown('isles', 'harbour')
  const { rerender } = render(show(isles(harbour, market)))
  expect(await said()).toEqual([])
  const open: SceneElement = { ...market, state: 'waiting', spoken: 'Market, not started', isNext: true }
  rerender(show(isles({ ...harbour, ...done }, open)))
  expect(await said()).toEqual(['Market is open now.'])
})

it('says how a map stands once that is known anew, and what came open as a part of it [ACCESS-1] [ACCESS-2]', async () => {
  const { rerender } = render(show(isles(harbour, market)))
  await said()
  rerender(show(aScene('harbour')))
  await said()
  stageStore.setState({ isOutdated: true })
  rerender(show(isles(harbour, market)))
  expect(await said(4900)).toEqual([])
  const open: SceneElement = { ...market, state: 'waiting', spoken: 'Market, not started', isNext: true }
  act(() => {
    stageStore.setState({ isOutdated: false })
    rerender(show(isles({ ...harbour, ...done }, open)))
  })
  expect(await said()).toEqual(['2 places: 1 finished, Market newly open. Next: Market.'])
})

it('waits 5 s for a slow answer, says the map as it is known, and then what has opened [ACCESS-1] [ACCESS-2]', async () => {
  stageStore.setState({ isOutdated: true })
  const { rerender } = render(show(isles(harbour, market)))
  expect(await said(4900)).toEqual([])
  expect(await said()).toEqual(['2 places: 1 not started, Market needs 1 more. Next: Harbour.'])
  const open: SceneElement = { ...market, state: 'waiting', spoken: 'Market, not started', isNext: true }
  act(() => {
    stageStore.setState({ isOutdated: false })
    rerender(show(isles({ ...harbour, ...done }, open)))
  })
  expect(await said()).toEqual(['Market is open now.'])
})

it('lets a pop-up speak first [ACCESS-1] [ACCESS-2]', async () => {
  function Covering() {
    useCovering()
    return null
  }
  const covering = render(<Covering />)
  render(show(isles(harbour, market)))
  expect(await said()).toEqual([])
  covering.unmount()
  expect(await said()).toEqual(['2 places: 1 not started, Market needs 1 more. Next: Harbour.'])
})
