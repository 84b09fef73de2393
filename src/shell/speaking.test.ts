import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SHAPE_MS, shapeAt, writeTrack, type MouthShape } from '#shared/domain/mouth-track.ts'
import { spokenWords } from '#shared/domain/speech.ts'
import { listen } from '#src/lib/events.ts'
import type { Sound } from '#src/lib/sound.ts'
import { startSpeaking } from './speaking.ts'

const SHAPES: MouthShape[] = [
  'closed',
  'closed',
  'wide',
  'wide',
  'wide',
  'round',
  'round',
  'small',
  'closed',
  'closed',
]
const VOICE = { files: ['/voice.ogg', '/voice.mp3'], mouth: writeTrack(SHAPES) }
const SAID = { text: 'Take your time', voice: VOICE }

const sound = {
  speak: vi.fn<Sound['speak']>(),
  spokenAt: vi.fn<Sound['spokenAt']>(),
  hush: vi.fn<Sound['hush']>(),
}
const hums: string[] = []
let shapes: (MouthShape | null)[] = []
let isWanted = true
let stop = () => {}

const speaking = startSpeaking({
  sound,
  isWanted: () => isWanted,
  onHum: (hum) => hums.push(hum),
})
const reports = () => {
  const last = sound.speak.mock.lastCall?.[1]
  if (!last) throw new Error('nothing was said')
  return last
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  sound.spokenAt.mockReturnValue(null)
  hums.length = 0
  shapes = []
  isWanted = true
  stop = listen((event) => event.type === 'assistant-mouth' && shapes.push(event.shape))
})
afterEach(() => {
  speaking.hush()
  stop()
  vi.useRealTimers()
})

describe('the voice of the assistant', () => {
  it('moves the mouth by the clock of the sound, however late it began: never 60 ms off [ALIVE-1]', async () => {
    speaking.speak(SAID)
    // it comes late, and its clock and that of the page do not agree
    const [late, pace] = [190, 0.93]
    const began = performance.now() + late
    const heardAt = () => (performance.now() - began) * pace
    sound.spokenAt.mockImplementation(() => (heardAt() < 0 ? null : heardAt()))
    let now: MouthShape | null = null
    const follow = listen((event) => event.type === 'assistant-mouth' && (now = event.shape))
    let worst = 0
    for (let ms = 0; ms < late + SHAPES.length * SHAPE_MS + 100; ms += 1) {
      await vi.advanceTimersByTimeAsync(1)
      const at = heardAt()
      // how far off the nearest moment is that has the shape which is shown
      const off = Array.from({ length: 121 }, (_, index) => index - 60).filter(
        (one) => shapeAt(VOICE.mouth, at + one) === (now ?? 'closed'),
      )
      worst = Math.max(worst, Math.min(...off.map(Math.abs)))
    }
    follow()
    expect(worst).toBeLessThan(60)
    expect(shapes).toEqual(['closed', 'wide', 'round', 'small', 'closed'])
    expect(hums).toEqual([])
  })

  it('leaves no mouth open: at its end, when it is cut off, and when another sentence begins [ALIVE-1]', async () => {
    speaking.speak(SAID)
    sound.spokenAt.mockReturnValue(3 * SHAPE_MS)
    await vi.advanceTimersByTimeAsync(50)
    reports().onEnd()
    await vi.advanceTimersByTimeAsync(50)
    expect(shapes).toEqual(['wide', null])
    speaking.speak(SAID)
    await vi.advanceTimersByTimeAsync(50)
    speaking.speak({ text: '' })
    expect(sound.hush).toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(50)
    expect(shapes).toEqual(['wide', null, 'wide', null])
    expect(hums).toEqual([])
  })

  it('is a hum a word where it does not come, where none was recorded, and where voices are not wanted [ALIVE-1]', async () => {
    const words = spokenWords(SAID.text).map(({ hum }) => hum)
    const heard = async () => {
      await vi.advanceTimersByTimeAsync(5000)
      return hums.splice(0)
    }
    speaking.speak(SAID)
    reports().onLost()
    expect(await heard()).toEqual(words)
    speaking.speak({ text: SAID.text })
    expect(await heard()).toEqual(words)
    isWanted = false
    speaking.speak(SAID)
    expect(await heard()).toEqual(words)
    expect(sound.speak).toHaveBeenCalledTimes(1)
  })
})
