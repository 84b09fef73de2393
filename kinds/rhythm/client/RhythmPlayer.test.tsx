import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RhythmPlayable, RhythmState } from '#kinds/rhythm/shared/schemas.ts'
import { useSound } from '#src/lib/sound-choice.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { hearRegions } from '#src/testing/hear-regions.ts'
import { playKind } from '#src/testing/play-kind.tsx'
import { speakIn } from '#src/testing/words.ts'
import { RhythmPlayer } from './RhythmPlayer.tsx'

const beats = [140, 110, 60].map((rate) => ({ key: `b${rate}`, rate }))
const round = { presses: 8, beat: 110, lead: 0, beats }
const playable: RhythmPlayable = {
  type: 'rhythm',
  rounds: [
    { ...round, id: 'one', title: 'Eight compressions', text: 'At 100 to 120 a minute.' },
    { ...round, id: 'two', title: 'And again', text: 'From memory.' },
  ],
}
type Judged = RhythmState['judged'][number]
const facts = { from: 100, to: 120, explanation: 'So the blood flows.' }

function judge(id: string, stamps: readonly number[] | undefined, choose: string | undefined): Judged {
  if (choose !== undefined) {
    const rate = Number(choose.slice(1))
    const share = rate === 110 ? 1 : 0
    return { ...facts, round: id, rate, share, intervals: [], chosen: choose, right: 'b110' }
  }
  const intervals = (stamps ?? []).slice(1).map(() => ({ ms: 545, verdict: 'right' as const }))
  return { ...facts, round: id, rate: 110, share: 1, intervals, chosen: null, right: null }
}

function play(judged: Judged[] = []) {
  return playKind<'rhythm'>(RhythmPlayer, {
    ...{ playable, state: { type: 'rhythm', judged } },
    take: (state, { round: id, stamps, choose }) => ({
      ...state,
      judged: [...state.judged, judge(id, stamps, choose)],
    }),
  })
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const pad = () => button(/^Press/)

/** The page is this old, in ms, when an event is made. */
let now = 1000
let clock: { mockRestore: () => void }

beforeEach(async () => {
  now = 1000
  clock = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now)
  for (const key of localKeys('')) dropLocal(key)
  await speakIn('en')
})
afterEach(async () => {
  await screen.findByText('Saved')
  cleanup()
  clock.mockRestore()
})

/** Presses so often, each ms after the last. */
function pressEvery(ms: number, times: number, press: () => void): void {
  for (let time = 0; time < times; time += 1) {
    press()
    now += ms
  }
}

const RIGHT = [0, 545, 1090, 1635, 2180, 2725, 3270, 3815]

describe('the player of a rhythm', () => {
  it('counts a finger the moment it goes down, once, and sends when each press came [TASK-1] [KIND-1]', async () => {
    const { user, sent, view, onFinish } = play()
    expect((await axe.run(view.container)).violations).toEqual([])
    await user.click(button('Let 8 presses count'))
    pressEvery(545, 8, () => {
      fireEvent.pointerDown(pad(), { isPrimary: true, button: 0 })
      // what a browser makes of it afterwards
      now += 0
      fireEvent.click(pad(), { detail: 1 })
    })
    expect(await screen.findByText('Right in the rhythm.')).toBeTruthy()
    expect(sent).toEqual([{ type: 'rhythm', round: 'one', stamps: RIGHT }])
    expect(screen.getByText('In the rhythm: 7, too fast: 0, too slow: 0')).toBeTruthy()
    expect((await axe.run(view.container)).violations).toEqual([])
    await user.click(button('Next'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'And again' }))
    expect(onFinish).not.toHaveBeenCalled()
  })

  it('is pressed by keys: one that is held is one press [TASK-1] [TASK-6]', async () => {
    const { user, sent } = play()
    await user.click(button('Let 8 presses count'))
    expect(document.activeElement).toBe(pad())
    fireEvent.keyDown(pad(), { key: ' ' })
    const first = now
    pressEvery(33, 15, () => fireEvent.keyDown(pad(), { key: ' ', repeat: true }))
    expect(screen.getByText('1 of 8')).toBeTruthy()
    now = first + 545
    pressEvery(545, 7, () => fireEvent.keyDown(pad(), { key: 'Enter' }))
    await screen.findByText('Right in the rhythm.')
    expect(sent).toEqual([{ type: 'rhythm', round: 'one', stamps: RIGHT }])
    // one beat too many presses nothing
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Eight compressions' }))
    await user.keyboard('{Enter} ')
    expect(screen.queryByRole('heading', { name: 'And again' })).toBeNull()
  })

  it('begins without a sound where the product is muted [STAGE-9]', () => {
    useSound.setState({ isMuted: true })
    play()
    expect(screen.getByRole('switch', { name: 'Metronome with sound' })).toHaveProperty('checked', false)
    cleanup()
    useSound.setState({ isMuted: false })
    play()
    expect(screen.getByRole('switch', { name: 'Metronome with sound' })).toHaveProperty('checked', true)
  })

  it('is pressed by a screen reader, whose press is a click without a pointer [TASK-1]', async () => {
    const heard = hearRegions()
    const { user, sent } = play()
    await user.click(button('Let 8 presses count'))
    pressEvery(545, 8, () => fireEvent.click(pad(), { detail: 0 }))
    await screen.findByText('Right in the rhythm.')
    expect(sent).toHaveLength(1)
    expect(heard).toMatchInlineSnapshot(`
      [
        "Right in the rhythm. You pressed 110 times a minute; right is 100 to 120. So the blood flows. In the rhythm: 7, too fast: 0, too slow: 0",
      ]
    `)
  })

  it('is practised as long as one likes, with the rate in sight, and nothing of it is sent', async () => {
    const { user, sent } = play()
    await user.click(button('Practise'))
    pressEvery(600, 12, () => fireEvent.pointerDown(pad(), { isPrimary: true, button: 0 }))
    expect(screen.getByText('100 a minute')).toBeTruthy()
    await user.click(button('Stop'))
    fireEvent.pointerDown(pad(), { isPrimary: true, button: 0 })
    expect(screen.queryByText(/a minute$/)).toBeNull()
    expect(sent).toEqual([])
  })

  it('is played by listening for the same points, with nothing to press in time [TASK-1] [KIND-1]', async () => {
    const heard = hearRegions()
    const { user, sent, view, onFinish } = play([judge('one', RIGHT, undefined)])
    await user.click(screen.getByRole('radio', { name: 'By listening' }))
    expect((await axe.run(view.container)).violations).toEqual([])
    await user.click(button('Play: Beat A'))
    expect(button('Stop: Beat A')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: /Beat B/ }))
    await user.click(button('That is the one'))
    expect(await screen.findByText('Right in the rhythm.')).toBeTruthy()
    expect(sent).toEqual([{ type: 'rhythm', round: 'two', choose: 'b110' }])
    await user.click(button('Finish'))
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
    expect(heard).toMatchInlineSnapshot(`
      [
        "Right in the rhythm. Beat B has 110 a minute; beat B is right, 100 to 120. So the blood flows.",
      ]
    `)
  })

  it('is taken up at the first round that is open [TASK-2]', () => {
    play([judge('one', RIGHT, undefined)])
    expect(screen.getByRole('heading', { name: 'And again' })).toBeTruthy()
  })
})
