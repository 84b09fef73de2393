import { Howl, Howler, type HowlOptions } from 'howler'
import {
  AMBIENCE_LOOP,
  ANSWER_EFFECTS,
  EFFECT_FILES,
  isHeardOver,
  isHum,
  type Ambience,
  type Effect,
} from '#shared/domain/sounds.ts'
import { report } from './report.ts'
import { FULL_VOLUME, type SoundPart } from './sound-choice.ts'
import { openSpeech, type Speech } from './speech.ts'

/** The adapter of Howler. Import it late: nobody who hears nothing needs its code, and before a press no browser plays. */
export interface Sound {
  /** One effect at a time; none while another, weightier one is heard, and none that would come late. */
  play: (effect: Effect) => void
  stopEffect: () => void
  /**
   * Fades over to another one, or to silence.
   * @param files of the scene itself, one sound in several formats, heard in its place if it can be
   */
  setAmbience: (ambience: Ambience | null, files?: readonly string[]) => void
  speak: Speech['speak']
  /** Where that is, as it is heard now (ms); null while it is not, or not yet. */
  spokenAt: () => number | null
  hush: Speech['hush']
  /** Each in percent. */
  setVolumes: (volumes: Record<SoundPart, number>) => void
  /** A hidden tab is silent. */
  setHidden: (isHidden: boolean) => void
  /** To be called with a press: iOS lets an interrupted sound go on only then. */
  wake: () => void
  close: () => void
}

/** ms at the end of a slot into which a coder smears the beginning of the next one: a click after the silence. */
const SMEAR_MS = 20
/** From one ambience to the other (ms). */
const FADE_MS = 1500

export function openSound(): Sound {
  // Howler's own rest leaves the context of iOS interrupted, and it never asks again.
  Howler.autoSuspend = false
  const lost = new Set<string>()
  const loops = new Map<string, Howl>()
  let effects: Record<EffectFile, Howl> | null = null
  let heard: { effect: Effect; file: EffectFile; id: number } | null = null
  /** Its name, or its files. */
  let ambience: string | null = null
  let volumes = { effects: FULL_VOLUME, ambience: FULL_VOLUME, voice: FULL_VOLUME }
  let isHidden = document.hidden
  // The silence of a hidden tab is Howler's own: it would outlive the sound that was closed there.
  Howler.mute(isHidden)

  const speech = openSpeech({
    open: listen,
    isMute: (name) => lost.has(name) || isHidden || isAsleep(),
  })

  function load(name: string, options: { sprite: Record<string, Slot>; volume?: number }): Howl {
    const src = [`/assets/sound/${name}.ogg`, `/assets/sound/${name}.mp3`]
    return listen(name, { src, ...options }, () => undefined)
  }

  function listen(name: string, options: HowlOptions, onLost: () => void): Howl {
    const reportFailure = (_id: number, error: unknown) => {
      if (!lost.has(name)) report(`the sound ${name} is not heard`, error)
      lost.add(name)
      onLost()
    }
    return new Howl({ ...options, onloaderror: reportFailure, onplayerror: reportFailure })
  }

  function loadEffects(file: EffectFile): Howl {
    const howl = load(file, { sprite: slots(EFFECT_FILES[file]) })
    howl.on('end', (id) => {
      if (heard?.file === file && heard.id === id) heard = null
    })
    return howl
  }

  function stopEffect(): void {
    if (heard) effects?.[heard.file].stop()
    heard = null
  }

  function fade(loop: Howl, to: number): void {
    loop.fade(loop.volume(), to, FADE_MS)
  }

  function setAmbience(own: Ambience | null, files: readonly string[] = []): void {
    const name = own !== null && files.length > 0 ? files.join(' ') : own
    const next = name !== null && lost.has(name) ? own : name
    if (next === ambience) return
    const last = ambience === null ? undefined : loops.get(ambience)
    ambience = next
    if (last) fade(last, 0)
    if (own === null || next === null) return
    const loop = loops.get(next) ?? (next === own ? loadLoop(own) : loadFiles(next, own, files))
    if (!loop.playing()) loop.play(next === own ? 'loop' : undefined)
    fade(loop, gainOf(volumes.ambience))
  }

  function loadLoop(name: Ambience): Howl {
    const loop = load(name, { sprite: { loop: slot(AMBIENCE_LOOP, true) }, volume: 0 })
    loops.set(name, loop)
    loop.on('fade', () => {
      if (ambience !== name) loop.stop()
    })
    return loop
  }

  /** Unpacked they may be large: they go when they are not heard any more. What cannot be heard gives its place back. */
  function loadFiles(name: string, own: Ambience, files: readonly string[]): Howl {
    const drop = () => {
      loops.delete(name)
      loop.unload()
    }
    const loop = listen(name, { src: [...files], loop: true, volume: 0 }, () => {
      drop()
      if (ambience === name) setAmbience(own)
    })
    loops.set(name, loop)
    loop.on('fade', () => {
      if (ambience !== name) drop()
    })
    return loop
  }

  function wake(): void {
    if (isHidden || !isContextThere() || Howler.ctx.state === 'running') return
    // Refused where it needs a press: the next one asks again.
    Howler.ctx.resume().catch(() => undefined)
  }

  return {
    play(effect) {
      // both at once: an answer must not wait for its sound
      effects ??= { effects: loadEffects('effects'), answers: loadEffects('answers') }
      const file = effect in ANSWER_EFFECTS ? 'answers' : 'effects'
      const howl = effects[file]
      if (howl.state() !== 'loaded' || isHidden || isAsleep()) return
      if (heard && !isHeardOver(effect, heard.effect)) return
      stopEffect()
      heard = { effect, file, id: howl.play(effect) }
      howl.volume(gainOf(isHum(effect) ? volumes.voice : volumes.effects), heard.id)
    },
    stopEffect,
    speak: speech.speak,
    spokenAt: () => asHeard(speech.at()),
    hush: speech.hush,
    setVolumes(next) {
      const loop = ambience === null ? undefined : loops.get(ambience)
      if (loop && next.ambience !== volumes.ambience) loop.volume(gainOf(next.ambience))
      volumes = next
      speech.setGain(gainOf(next.voice))
    },
    setAmbience,
    setHidden(now) {
      isHidden = now
      Howler.mute(now)
      if (!now) wake()
      else {
        stopEffect()
        speech.end()
        if (isContextThere()) void Howler.ctx.suspend()
      }
    },
    wake,
    close() {
      speech.hush()
      for (const howl of [...Object.values(effects ?? {}), ...loops.values()]) howl.unload()
      if (isContextThere()) void Howler.ctx.suspend()
    },
  }
}

/** Ears hear in powers: half of what can be chosen sounds half as loud. */
const gainOf = (volume: number): number => (volume / FULL_VOLUME) ** 2

/** A moment of the clock of the sound (ms) at the ear: earphones without a wire take up to a third of a second. */
function asHeard(at: number | null): number | null {
  if (at === null || !isContextThere()) return at
  // not every browser knows the first
  return at - 1000 * (Howler.ctx.outputLatency || Howler.ctx.baseLatency || 0)
}

type EffectFile = keyof typeof EFFECT_FILES

type Slot = [at: number, length: number] | [at: number, length: number, isLoop: boolean]

function slot({ at, length }: { at: number; length: number }, isLoop = false): Slot {
  return [at, length, isLoop]
}

function slots(effects: Record<string, { at: number; length: number }>): Record<string, Slot> {
  return Object.fromEntries(
    Object.entries(effects).map(([name, { at, length }]) => [name, slot({ at, length: length - SMEAR_MS })]),
  )
}

/** Howler makes its context with the first sound, where the browser has Web Audio at all. */
function isContextThere(): boolean {
  return Howler.usingWebAudio && Boolean(Howler.ctx)
}

function isAsleep(): boolean {
  return isContextThere() && Howler.ctx.state !== 'running'
}
