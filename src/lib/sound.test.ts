import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ANSWER_EFFECTS, EFFECTS } from '#shared/domain/sounds.ts'
import { openSound } from './sound.ts'

const fake = vi.hoisted(() => {
  const context = { state: 'running', outputLatency: 0, resume: vi.fn(), suspend: vi.fn() }
  const made: FakeHowl[] = []
  const Howler = { autoSuspend: true, usingWebAudio: true, ctx: context, mute: vi.fn() }

  class FakeHowl {
    readonly options: {
      src: string[]
      sprite?: Record<string, [number, number, boolean]>
      volume?: number
      loop?: boolean
      onloaderror: (id: number, error: unknown) => void
    }
    loading = 'loaded'
    ids = 0
    level = 1
    playingNow: string[] = []
    readonly ends: ((id: number) => void)[] = []
    readonly faded: (() => void)[] = []
    constructor(options: FakeHowl['options']) {
      this.options = options
      this.level = options.volume ?? 1
      made.push(this)
    }
    state = () => this.loading
    playing = () => this.playingNow.length > 0
    readonly levels: number[] = []
    position = 0
    volume = (level?: number, id?: number) => {
      if (id !== undefined && level !== undefined) this.levels.push(level)
      else if (level !== undefined) this.level = level
      return this.level
    }
    seek = () => this.position
    play(name?: string) {
      // the real one plays nothing, and says nothing, where it has no sprite of the name
      if (name !== undefined && !(name in (this.options.sprite ?? {}))) return
      this.playingNow.push(name ?? '')
      return (this.ids += 1)
    }
    stop() {
      this.playingNow = []
    }
    fade(_from: number, to: number) {
      this.level = to
    }
    on(event: 'end' | 'fade', listener: (id: number) => void) {
      if (event === 'fade') this.faded.push(() => listener(1))
      else this.ends.push(listener)
    }
    /** What plays has come to its end. */
    end() {
      this.playingNow = []
      for (const listener of this.ends) listener(this.ids)
    }
    unload = vi.fn()
  }
  return { context, made, Howler, Howl: FakeHowl }
})
vi.mock('howler', () => ({ Howler: fake.Howler, Howl: fake.Howl }))

const made = (index: number) => {
  const howl = fake.made[index]
  if (!howl) throw new Error('no such sound was made')
  return howl
}

beforeEach(() => {
  fake.made.length = 0
  fake.context.state = 'running'
  fake.context.resume.mockReset().mockResolvedValue(undefined)
  fake.context.suspend.mockReset().mockResolvedValue(undefined)
})

describe('the adapter of Howler', () => {
  it('plays one effect at a time, and the weightier of two [STAGE-9]', () => {
    const sound = openSound()
    sound.play('press')
    expect(made(0).playingNow).toEqual(['press'])
    sound.play('finish')
    expect(made(0).playingNow).toEqual(['finish'])
    sound.play('press')
    sound.play('hover')
    expect(made(0).playingNow).toEqual(['finish'])
    made(0).end()
    sound.play('hover')
    sound.play('hover')
    expect(made(0).playingNow).toEqual(['hover'])
  })

  it('has the answer to an answer at hand with the first press, and plays it over the press [STAGE-9]', () => {
    const sound = openSound()
    sound.play('press')
    expect(made(1).options.src[0]).toBe('/assets/sound/answers.ogg')
    sound.play('right')
    expect([made(0).playingNow, made(1).playingNow]).toEqual([[], ['right']])
    sound.play('press')
    expect(made(0).playingNow).toEqual([])
    made(1).end()
    sound.play('press')
    expect(made(0).playingNow).toEqual(['press'])
  })

  it('ends each effect before the file begins the next one: a coder smears that over the silence [STAGE-9]', () => {
    openSound().play('press')
    const ends = (file: number) =>
      Object.values(made(file).options.sprite ?? {}).map(([at, length]) => at + length)
    expect(ends(0)).toEqual(Object.values(EFFECTS).map(({ at, length }) => at + length - 20))
    expect(ends(1)).toEqual(Object.values(ANSWER_EFFECTS).map(({ at, length }) => at + length - 20))
  })

  it('lets an effect go that would come late', () => {
    const sound = openSound()
    sound.play('press')
    made(0).stop()
    made(0).loading = 'loading'
    sound.play('finish')
    made(0).loading = 'loaded'
    fake.context.state = 'suspended'
    sound.play('finish')
    expect(made(0).playingNow).toEqual([])
  })

  it('leaves no context asleep: not by itself, and an interrupted one goes on with a press or when the tab is seen', () => {
    const sound = openSound()
    expect(fake.Howler.autoSuspend).toBe(false)
    fake.context.state = 'interrupted'
    sound.wake()
    expect(fake.context.resume).toHaveBeenCalledTimes(1)
    sound.setHidden(true)
    sound.wake()
    expect(fake.context.resume).toHaveBeenCalledTimes(1)
    sound.setHidden(false)
    expect(fake.context.resume).toHaveBeenCalledTimes(2)
  })

  it('is silent while the tab is hidden', () => {
    const sound = openSound()
    sound.setHidden(true)
    sound.play('finish')
    expect(made(0).playingNow).toEqual([])
    expect(fake.context.suspend).toHaveBeenCalled()
    expect(fake.Howler.mute).toHaveBeenLastCalledWith(true)
  })

  it('opens silent in a hidden tab, and leaves no silence behind', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const sound = openSound()
    expect(fake.Howler.mute).toHaveBeenLastCalledWith(true)
    sound.play('finish')
    expect(made(0).playingNow).toEqual([])
    sound.close()
    hidden.mockRestore()
    openSound()
    expect(fake.Howler.mute).toHaveBeenLastCalledWith(false)
  })

  it('listens to an effect only until it has ended or was cut off', () => {
    const sound = openSound()
    sound.play('press')
    sound.play('finish')
    expect(made(0).ends).toHaveLength(1)
  })

  it('fades from one ambience to the next, and stops what is not heard any more', () => {
    const sound = openSound()
    sound.setAmbience('dusk')
    expect(made(0)).toMatchObject({ playingNow: ['loop'], level: 1 })
    sound.setAmbience('underwater')
    expect(made(0).level).toBe(0)
    made(0).faded.forEach((report) => report())
    expect(made(0).playingNow).toEqual([])
    expect(made(1)).toMatchObject({ playingNow: ['loop'], level: 1 })
    made(1).faded.forEach((report) => report())
    expect(made(1).playingNow).toEqual(['loop'])
  })

  it('fades over to what a scene brings, in the first format that can be played, and lets go of it after [STAGE-9]', () => {
    const sound = openSound()
    sound.setAmbience('dusk', ['/waves.ogg', '/waves.mp3'])
    expect(made(0)).toMatchObject({ options: { src: ['/waves.ogg', '/waves.mp3'], loop: true }, level: 1 })
    expect(made(0).playing()).toBe(true)
    sound.setAmbience('dusk', ['/waves.ogg', '/waves.mp3'])
    expect(fake.made).toHaveLength(1)
    sound.setAmbience('dusk')
    expect([made(0).level, made(1).level, made(1).playingNow]).toEqual([0, 1, ['loop']])
    made(0).faded.forEach((report) => report())
    expect(made(0).unload).toHaveBeenCalledTimes(1)
    sound.setAmbience('dusk', ['/waves.ogg', '/waves.mp3'])
    expect(made(2).playing()).toBe(true)
  })

  it('plays the ambience of the platform where that of a scene cannot be heard, and does not ask for it again [STAGE-9] [STAGE-7]', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const sound = openSound()
    sound.setAmbience('dusk', ['/waves.ogg'])
    made(0).options.onloaderror(0, 'Decoding audio data failed.')
    expect(made(0).unload).toHaveBeenCalledTimes(1)
    expect(made(1)).toMatchObject({ playingNow: ['loop'], level: 1 })
    sound.setAmbience(null)
    sound.setAmbience('dusk', ['/waves.ogg'])
    expect(fake.made).toHaveLength(2)
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })

  it('says what was recorded in its first format that can be played, and reports where it is as it is heard [ALIVE-1]', () => {
    const sound = openSound()
    const onEnd = vi.fn<() => void>()
    const onLost = vi.fn<() => void>()
    fake.context.outputLatency = 0.12
    sound.speak(['/hint.ogg', '/hint.mp3'], { onEnd, onLost })
    expect(made(0)).toMatchObject({ options: { src: ['/hint.ogg', '/hint.mp3'] }, playingNow: [''] })
    made(0).position = 0.5
    expect(sound.spokenAt()).toBeCloseTo(380)
    sound.play('press')
    expect(made(0).playing()).toBe(true)
    made(0).end()
    expect(onEnd).toHaveBeenCalledTimes(1)
    expect(sound.spokenAt()).toBeNull()
    expect(made(0).unload).toHaveBeenCalledTimes(1)
    sound.speak(['/hint.ogg'], { onEnd, onLost })
    sound.speak(['/other.ogg'], { onEnd, onLost })
    sound.setHidden(true)
    expect(onEnd).toHaveBeenCalledTimes(2)
    sound.speak(['/other.ogg'], { onEnd, onLost })
    expect(onLost).toHaveBeenCalledTimes(1)
    fake.context.outputLatency = 0
  })

  it('reports a voice that does not come, and does not ask for it again [ALIVE-1]', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const onLost = vi.fn<() => void>()
    const sound = openSound()
    sound.speak(['/gone.ogg'], { onEnd: () => undefined, onLost })
    made(0).options.onloaderror(0, '404')
    sound.speak(['/gone.ogg'], { onEnd: () => undefined, onLost })
    expect(onLost).toHaveBeenCalledTimes(2)
    expect(fake.made).toHaveLength(1)
    warn.mockRestore()
  })

  it('plays each part as loud as it was chosen, at once [STAGE-9]', () => {
    const sound = openSound()
    sound.setAmbience('dusk')
    sound.setVolumes({ effects: 50, ambience: 20, voice: 100 })
    expect(made(0).level).toBeCloseTo(0.04)
    sound.play('press')
    sound.play('hum1')
    sound.stopEffect()
    sound.play('hum1')
    expect(made(1).levels).toEqual([0.25])
    expect(made(2).levels).toEqual([1])
    sound.speak(['/hint.ogg'], { onEnd: () => undefined, onLost: () => undefined })
    sound.setVolumes({ effects: 50, ambience: 20, voice: 50 })
    expect(made(3).level).toBeCloseTo(0.25)
  })

  it('says once that a file did not come, and nothing else happens', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const sound = openSound()
    sound.play('press')
    made(0).options.onloaderror(0, '404')
    made(0).options.onloaderror(0, '404')
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })
})
