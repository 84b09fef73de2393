import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stageStore } from '#src/stage/stage-store.ts'
import { anElement, aScene } from '#src/stage/testing/scenes.ts'
import { untilLit } from './until-lit.ts'

const dark = aScene('harbour', { elements: [anElement('keys')] })
const lit = aScene('harbour', { elements: [anElement('keys', { state: 'finished' })] })

let isOver = false
const wait = (placeId = 'keys') => {
  isOver = false
  void untilLit('harbour', placeId).then(() => (isOver = true))
}
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  return isOver
}

beforeEach(() => {
  vi.useFakeTimers()
  stageStore.setState({ scene: dark, shown: dark, status: 'ready', isCovered: true })
})
afterEach(() => {
  vi.useRealTimers()
  stageStore.setState(stageStore.getInitialState(), true)
  delete document.documentElement.dataset['calm']
})

describe('before the pop-up of a finished task', () => {
  it('its place lights up, once the task has left the scene [FIN-1]', async () => {
    wait()
    stageStore.setState({ isCovered: false })
    expect(await pass(300)).toBe(false)
    stageStore.setState({ scene: lit, shown: lit })
    expect(await pass(800)).toBe(false)
    expect(await pass(200)).toBe(true)
  })

  it('nobody waits for a line that brings nothing [FIN-1]', async () => {
    wait()
    stageStore.setState({ isCovered: false })
    expect(await pass(1900)).toBe(false)
    expect(await pass(200)).toBe(true)
  })

  it.each(['pointerdown', 'keydown'])(
    'nor longer than until the first %s, which leads nowhere else before it [FIN-1]',
    async (press) => {
      wait()
      stageStore.setState({ isCovered: false })
      expect(await pass(300)).toBe(false)
      document.body.dispatchEvent(new Event(press, { bubbles: true }))
      expect(await pass(0)).toBe(true)
    },
  )

  it('nor where the player has gone elsewhere meanwhile', async () => {
    wait()
    stageStore.setState({ scene: aScene('isles') })
    expect(await pass(0)).toBe(true)
  })

  it.each([
    ['another scene lies under the task', () => stageStore.setState({ scene: aScene('isles') })],
    ['the places are a list', () => stageStore.setState({ wantsList: true })],
    ['feedback is calm', () => (document.documentElement.dataset['calm'] = 'yes')],
  ])('nor where %s [ACCESS-5]', async (_, arrange) => {
    arrange()
    wait()
    expect(await pass(0)).toBe(true)
  })
})
