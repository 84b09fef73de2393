import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { progressQuery } from '#src/features/progress/queries.ts'
import { setHeard, toggleMute, useSound } from '#src/features/sound/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { openSound, type Sound } from '#src/lib/sound.ts'
import { dropLocal } from '#src/lib/storage.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { anElement, aScene } from '#src/stage/testing/scenes.ts'
import { aFinishedTask, aFinishTask } from '#src/testing/overlays.tsx'
import { overlay } from '#src/overlay/overlay.ts'
import { watchQueue } from '#src/overlay/queue.ts'
import { startSounds } from './sounds.ts'

vi.mock('#src/lib/sound.ts', () => ({ openSound: vi.fn() }))

const sound = {
  play: vi.fn<Sound['play']>(),
  stopEffect: vi.fn<Sound['stopEffect']>(),
  setAmbience: vi.fn<Sound['setAmbience']>(),
  setHidden: vi.fn<Sound['setHidden']>(),
  wake: vi.fn<Sound['wake']>(),
  close: vi.fn<Sound['close']>(),
}
const heard = () => sound.play.mock.calls.map(([effect]) => effect)

const NOTHING = { mission: null, adventure: null, opened: [] }

const scene = aScene('isles', { elements: [anElement('harbour'), anElement('reef', { state: 'locked' })] })
const sea = aScene('bay', { weather: { hasSnow: false, hasClouds: false, hasBubbles: true } })
let stop = () => {}

const press = () => document.dispatchEvent(new Event('pointerdown'))

async function startAndPress(): Promise<void> {
  const stops = [startSounds(), watchQueue(), overlay.standOn('game')]
  stop = () => stops.forEach((one) => one())
  press()
  await vi.waitFor(() => expect(sound.setAmbience).toHaveBeenCalled())
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(openSound).mockReturnValue(sound)
  dropLocal('sound')
  useSound.setState(useSound.getInitialState(), true)
  stageStore.setState({ shown: scene, onElement: () => undefined })
})
afterEach(() => {
  stop()
  overlay.clear()
  queryClient.clear()
  document.body.innerHTML = ''
  stageStore.setState(stageStore.getInitialState(), true)
})

describe('what is heard [STAGE-9]', () => {
  it('comes with the first press, and not before', async () => {
    stop = startSounds()
    stageActions.setHovered('harbour')
    expect(openSound).not.toHaveBeenCalled()
    press()
    await vi.waitFor(() => expect(openSound).toHaveBeenCalledTimes(1))
    press()
    expect(openSound).toHaveBeenCalledTimes(1)
    expect(sound.wake).toHaveBeenCalledTimes(1)
  })

  it('comes with a later press where it did not come with the first', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.mocked(openSound).mockImplementationOnce(() => {
      throw new Error('no link')
    })
    stop = startSounds()
    press()
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
    press()
    await vi.waitFor(() => expect(sound.setAmbience).toHaveBeenCalled())
    warn.mockRestore()
  })

  it('answers a place under the pointer and a press on it, dull where it is locked', async () => {
    await startAndPress()
    stageActions.setHovered('harbour')
    stageActions.setHovered(null)
    stageActions.press('harbour')
    stageActions.press('reef')
    expect(heard()).toEqual(['hover', 'open', 'locked'])
  })

  it('answers every button', async () => {
    await startAndPress()
    document.body.innerHTML = '<button>Go</button><button aria-disabled="true">No</button><p>Words</p>'
    for (const part of document.body.children) part.dispatchEvent(new Event('click', { bubbles: true }))
    expect(heard()).toEqual(['press', 'locked'])
  })

  it('rings for a finished task, fuller for a mission, and softly for what was done before', async () => {
    await startAndPress()
    for (const data of [
      {},
      { finished: { ...NOTHING, mission: 'Harbour' } },
      { task: aFinishedTask({ isTaskDone: true }) },
    ]) {
      overlay.show(aFinishTask(data))
      overlay.clear()
    }
    expect(heard()).toEqual(['finish', 'mission', 'open'])
  })

  it('has no fanfare for what did not go well', async () => {
    await startAndPress()
    overlay.show(aFinishTask({ isPassed: false }))
    overlay.clear()
    overlay.show(aFinishTask({ ending: 'poor' }))
    expect(heard()).toEqual(['open', 'open'])
  })

  it('chimes when points and streak grow, not when they come or are read again', async () => {
    await startAndPress()
    const progress = { playerProgress: 1, playerPoints: 60, playerCoins: 0, items: [] }
    queryClient.setQueryData(progressQuery.queryKey, progress)
    queryClient.setQueryData(progressQuery.queryKey, { ...progress })
    expect(heard()).toEqual([])
    queryClient.setQueryData(progressQuery.queryKey, { ...progress, playerPoints: 90 })
    expect(heard()).toEqual(['points'])
    queryClient.setQueryData(['streak'], { streak: 1 })
    queryClient.setQueryData(['streak'], { streak: 2 })
    expect(heard()).toEqual(['points', 'streak'])
  })

  it('is the sea at dusk, bubbles under water, and nothing under a task', async () => {
    await startAndPress()
    stageStore.setState({ shown: sea })
    stageActions.setCovered(true)
    expect(sound.setAmbience.mock.calls.map(([name]) => name)).toEqual(['dusk', 'underwater', null])
  })

  it('is the sound of the scene in place of that, where it has one', async () => {
    await startAndPress()
    const files = ['/waves.ogg', '/waves.mp3']
    stageStore.setState({ shown: { ...sea, sound: files } })
    expect(sound.setAmbience).toHaveBeenLastCalledWith('underwater', files)
    setHeard('ambience', false)
    expect(sound.setAmbience.mock.lastCall?.[0]).toBeNull()
  })

  it('is nothing for whoever has muted it: not even its code comes until it is wanted', async () => {
    toggleMute()
    stop = startSounds()
    press()
    stageActions.setHovered('harbour')
    expect(openSound).not.toHaveBeenCalled()
    toggleMute()
    await vi.waitFor(() => expect(sound.setAmbience).toHaveBeenLastCalledWith('dusk', []))
    toggleMute()
    expect(sound.setAmbience.mock.lastCall?.[0]).toBeNull()
    expect(sound.stopEffect).toHaveBeenCalled()
  })

  it('leaves out the part that is off', async () => {
    setHeard('effects', false)
    await startAndPress()
    stageActions.setHovered('harbour')
    expect(heard()).toEqual([])
    expect(sound.setAmbience).toHaveBeenLastCalledWith('dusk', [])
  })

  it('ends with the game', async () => {
    await startAndPress()
    stop()
    stageActions.setHovered('harbour')
    expect(heard()).toEqual([])
    expect(sound.close).toHaveBeenCalled()
  })
})
