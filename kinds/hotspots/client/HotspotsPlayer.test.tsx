import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HotspotsMove, HotspotsPlayable, HotspotsState } from '#kinds/hotspots/shared/schemas.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { hearRegions } from '#src/testing/hear-regions.ts'
import { PEN, playKind } from '#src/testing/play-kind.tsx'
import { speakIn } from '#src/testing/words.ts'
import { HotspotsPlayer } from './HotspotsPlayer.tsx'

const PLACES = [
  {
    key: 'p1',
    at: [20, 30] as [number, number],
    radius: 6,
    title: 'A cable',
    explanation: 'Trips people up.',
  },
  { key: 'p2', at: [60, 60] as [number, number], radius: 6, title: 'Water', explanation: 'Slippery.' },
]
const ROPE = {
  key: 'p3',
  at: [80, 20] as [number, number],
  radius: 6,
  title: 'A rope',
  explanation: 'Hung up.',
}
const playable: HotspotsPlayable = {
  ...{ type: 'hotspots', picture: '/hold.webp', pictureAlt: 'A hold', text: 'What is dangerous?', amount: 2 },
  seen: [...PLACES, ROPE].map(({ key, title }) => ({ key, text: title })),
}
const state: HotspotsState = {
  ...{ type: 'hotspots', found: [], decoys: [], misses: [], hints: [], hinted: 0, isOver: false, missed: [] },
}

/** The server of two places and a decoy. */
function take(now: HotspotsState, { press, choose, hint, end }: HotspotsMove): HotspotsState {
  const place = PLACES.find(({ key, at }) => key === choose || (press && at[0] === press[0]))
  const next = structuredClone(now)
  if (place && !now.found.some(({ key }) => key === place.key)) next.found.push({ ...place, isHinted: false })
  if (choose === 'p3') next.decoys.push(ROPE)
  if (press && !place) next.misses.push(press)
  if (hint) Object.assign(next, { hinted: hint, hints: [{ at: PLACES[0]?.at ?? [0, 0], radius: 15 }] })
  if (end || next.found.length === 2) {
    next.isOver = true
    next.missed = PLACES.filter(({ key }) => !next.found.some((one) => one.key === key))
  }
  return next
}

const play = () => playKind<'hotspots'>(HotspotsPlayer, { playable, state, take })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** A press of the picture, which is 100 px wide and high. */
function press(x: number, y: number): void {
  fireEvent.click(theWorld(), { clientX: x, clientY: y })
}

function theWorld(): HTMLElement {
  const world = screen.getByRole('img', { name: 'A hold' }).parentElement
  if (!world) throw new Error('the picture lies in a world')
  world.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: 0, width: 100, height: 100 })
  return world
}

beforeEach(async () => {
  for (const key of localKeys('')) dropLocal(key)
  await speakIn('en')
})
afterEach(async () => {
  await screen.findByText('Saved')
  cleanup()
})

describe('the player of a picture to search', () => {
  it('finds what is pressed, says why, and counts a press for nothing only from the fourth [TASK-1] [KIND-1]', async () => {
    const { sent } = play()
    press(20, 30.04)
    expect(await screen.findByText('Trips people up.')).toBeTruthy()
    expect(screen.getByText('1 of 2 found')).toBeTruthy()
    for (const x of [1, 2, 3]) press(x, 1)
    await waitFor(() => expect(sent).toHaveLength(4))
    expect(screen.getByText('Hints: 0 · Presses that cost: 0')).toBeTruthy()
    press(4, 1)
    expect(await screen.findByText('Hints: 0 · Presses that cost: 1')).toBeTruthy()
    expect(sent[0]).toEqual({ type: 'hotspots', press: [20, 30] })
  })

  it('draws the picture nearer on a double tap, which costs nothing [TASK-1]', async () => {
    const { sent } = play()
    const world = theWorld()
    for (let tap = 0; tap < 2; tap++) {
      fireEvent.pointerDown(world, { ...PEN, clientX: 40, clientY: 40 })
      fireEvent.pointerUp(world, { ...PEN, clientX: 40, clientY: 40 })
      press(40, 40)
    }
    expect(world.style.transform).toContain('scale(2)')
    // a press that ended outside the window moves nothing, and the next one is a press
    const nearer = world.style.transform
    fireEvent.pointerDown(world, { ...PEN, clientX: 40, clientY: 40 })
    fireEvent.pointerMove(world, { ...PEN, buttons: 0, clientX: 90, clientY: 90 })
    expect(world.style.transform).toBe(nearer)
    press(60, 60)
    expect(await screen.findByText('Slippery.')).toBeTruthy()
    expect(sent).toEqual([{ type: 'hotspots', press: [60, 60] }])
  })

  it('is played in words alone by the keyboard, decoys among them, and ends when all is found [TASK-1]', async () => {
    const heard = hearRegions()
    const { user, onFinish, view } = play()
    await user.click(screen.getByText('The picture in words'))
    button('A rope').focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Nothing wrong here')).toBeTruthy()
    expect(screen.getByText('Nothing wrong there: A rope')).toBeTruthy()
    expect(document.activeElement).toBe(button('Water'))
    button('A cable').focus()
    await user.keyboard('{Enter}')
    // also where something else than a find came last
    expect(await screen.findByText('Found: A cable')).toBeTruthy()
    expect(document.activeElement).toBe(button('Water'))
    await screen.findByText('Trips people up.')
    expect((await axe.run(view.container)).violations).toEqual([])
    await user.keyboard('{Enter}')
    expect(await screen.findByText('The search is over: 2 of 2 found.')).toBeTruthy()
    expect(document.activeElement).toBe(button('Water'))
    await user.click(button('Finish'))
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
    expect(heard).toMatchInlineSnapshot(`
      [
        "Nothing wrong there: A rope",
        "Found: A cable",
        "The search is over: 2 of 2 found.",
      ]
    `)
  })

  it('gives a hint, and shows what was not found once the search is ended', async () => {
    const heard = hearRegions()
    const { user, sent } = play()
    await user.click(button('Give me a hint'))
    expect(await screen.findByText('Hints: 1 · Presses that cost: 0')).toBeTruthy()
    await user.click(button('End the search'))
    expect(await screen.findAllByText('Not found')).toHaveLength(2)
    expect(screen.getByText('Slippery.')).toBeTruthy()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    press(60, 60)
    vi.runAllTimers()
    vi.useRealTimers()
    expect(sent).toEqual([
      { type: 'hotspots', hint: 1 },
      { type: 'hotspots', end: true },
    ])
    expect(heard).toMatchInlineSnapshot(`
      [
        "The search is over: 0 of 2 found.",
      ]
    `)
  })
})
