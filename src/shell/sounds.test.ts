import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { progressQuery } from '#src/features/progress/queries.ts'
import { setHeard, setVolume, toggleMute, useSound } from '#src/lib/sound-choice.ts'
import { WORD_MS } from '#shared/domain/speech.ts'
import { emit } from '#src/lib/events.ts'
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
  speak: vi.fn<Sound['speak']>(),
  spokenAt: vi.fn<Sound['spokenAt']>(() => null),
  hush: vi.fn<Sound['hush']>(),
  setVolumes: vi.fn<Sound['setVolumes']>(),
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
  // as in the product: the queue listens before them
  const stops = [watchQueue(), startSounds(), overlay.standOn('game')]
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

  it('rings as the place lights up, and not again with the pop-up that comes after it [TASK-5]', async () => {
    await startAndPress()
    emit({ type: 'task-finished', taskId: 'two-keys', effect: 'finish' })
    expect(heard()).toEqual(['finish'])
    overlay.show(aFinishTask())
    overlay.clear()
    expect(heard()).toEqual(['finish'])
    overlay.show(aFinishTask())
    expect(heard()).toEqual(['finish', 'finish'])
  })

  it('has no fanfare for what did not go well', async () => {
    await startAndPress()
    overlay.show(aFinishTask({ isPassed: false }))
    overlay.clear()
    overlay.show(aFinishTask({ ending: 'poor' }))
    expect(heard()).toEqual(['open', 'open'])
  })

  it('answers an answer with the judgement itself, higher the longer a row of right ones is [TASK-5]', async () => {
    await startAndPress()
    for (const [verdict, row] of [
      ['wrong', 0],
      ['right', 1],
      ['nearly', 1],
      ['right', 3],
      ['right', 6],
    ] as const)
      emit({ type: 'answer-judged', verdict, row })
    expect(heard()).toEqual(['wrong', 'right', 'nearly', 'right2', 'right3'])
  })

  it('celebrates no row where feedback is calm, and says right and wrong all the same [ACCESS-5]', async () => {
    await startAndPress()
    document.documentElement.dataset['calm'] = 'yes'
    emit({ type: 'answer-judged', verdict: 'right', row: 6 })
    emit({ type: 'answer-judged', verdict: 'wrong', row: 0 })
    delete document.documentElement.dataset['calm']
    expect(heard()).toEqual(['right', 'wrong'])
  })

  it('chimes for a step of the streak as its pop-up comes, and not again when the map shows it [STREAK-5]', async () => {
    await startAndPress()
    queryClient.setQueryData(['streak'], { streak: 1 })
    const streak = {
      streak: 2,
      granted: false,
      type: 'day',
      date: '2026-11-22',
      bonusPoints: 30,
      bonusCoins: 0,
    } as const
    overlay.show({ kind: 'streak', streak, isNews: true })
    overlay.clear()
    queryClient.setQueryData(['streak'], { streak: 2 })
    expect(heard()).toEqual(['streak'])
    overlay.show({ kind: 'streak', streak, isNews: false })
    expect(heard()).toEqual(['streak', 'open'])
  })

  it('hums a word at a time where the assistant speaks, and a new sentence takes the place of the last [ALIVE-1]', async () => {
    await startAndPress()
    vi.useFakeTimers()
    emit({ type: 'assistant-spoke', text: 'Take your time' })
    await vi.advanceTimersByTimeAsync(0)
    expect(heard()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(WORD_MS)
    expect(heard()).toHaveLength(2)
    emit({ type: 'assistant-spoke', text: 'Go' })
    await vi.advanceTimersByTimeAsync(10 * WORD_MS)
    emit({ type: 'assistant-spoke', text: 'Not a word of this' })
    emit({ type: 'assistant-spoke', text: '' })
    await vi.advanceTimersByTimeAsync(10 * WORD_MS)
    vi.useRealTimers()
    expect(heard()).toHaveLength(3)
    expect(heard().every((effect) => effect.startsWith('hum'))).toBe(true)
  })

  it('speaks in a voice that was recorded, and falls silent with what was said, the mute and the switch [ALIVE-1]', async () => {
    await startAndPress()
    const voice = { files: ['/hint.ogg'], mouth: '-w-' }
    emit({ type: 'assistant-spoke', text: 'Take your time', voice })
    expect(sound.speak.mock.lastCall?.[0]).toEqual(['/hint.ogg'])
    sound.hush.mockClear()
    setHeard('voice', false)
    expect(sound.hush).toHaveBeenCalled()
    emit({ type: 'assistant-spoke', text: 'Take your time', voice })
    expect(sound.speak).toHaveBeenCalledTimes(1)
    setHeard('voice', true)
    toggleMute()
    emit({ type: 'assistant-spoke', text: 'Take your time', voice })
    expect(sound.speak).toHaveBeenCalledTimes(1)
  })

  it('is as loud as each part was chosen', async () => {
    await startAndPress()
    setVolume('effects', 40)
    expect(sound.setVolumes).toHaveBeenLastCalledWith({ effects: 40, ambience: 100, voice: 100 })
  })

  it('rings for a badge as its card comes [BADGE-1]', async () => {
    await startAndPress()
    overlay.show({
      kind: 'badge',
      badges: [{ id: 'b', name: 'First light', text: 'One lantern burns.', picture: '/b.webp' }],
    })
    expect(heard()).toEqual(['badge'])
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
