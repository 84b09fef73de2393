import { Rectangle, Texture, type ImageSource } from 'pixi.js'
import type { SceneDescription } from '#shared/scene/description.ts'
import type { Box, PictureFile } from '#shared/scene/layout.ts'
import { isFrugal, isNarrow } from '#src/lib/line.ts'
import { TooLate } from '#src/lib/within.ts'
import { forgetStageErrors, reportStageError } from '../stage-store.ts'
import { leaseSource, releaseSource } from './leases.ts'
import { chooseFile, posterFile } from './picture-choice.ts'
import { byFile, wantedPictures, WAVES, type Wave } from './waves.ts'

/** Files that come at once: on a line that is soon full, so few that the first is not kept waiting by the last. */
const AT_ONCE = { wide: 6, narrow: 2 }

/** The textures of one scene, on lease until `release`. */
export interface SceneArt {
  isSmall: boolean
  /** False where a picture did not come for want of a link, or in time: it is worth asking again. */
  isWhole: boolean
  /** Pictures of states that nothing shows yet wait until one is asked for. */
  isFrugal: boolean
  /** Settles when the poster is there, or is known not to come: null. */
  poster: Promise<Texture | null>
  /** Null where the picture is missing or has not come yet. */
  texture: (file: PictureFile) => Texture | null
  isComing: (file: PictureFile) => boolean
  /** Files that are neither there nor known to be missing. */
  countComing: () => number
  /** Settles when all up to this wave are there or are known not to come, and when the scene is not wanted any more. */
  reached: (wave: Wave) => Promise<void>
  /** Asks for the states. */
  fetchStates: () => void
  /** Told of each file that has come, or will not. */
  onFile: (url: string) => void
  dropPoster: () => void
  release: () => void
}

interface Wish {
  scene: SceneDescription
  isSmall: boolean
  /** Of the first view. */
  isInView: (box: Box) => boolean
}

/** Loads what a scene shows, wave by wave. A picture that does not come is reported as an error, unless the link is to blame; the scene stands without it. */
export function leaseSceneArt({ scene, isSmall, isInView }: Wish, signal: AbortSignal): SceneArt {
  forgetStageErrors(scene.id)
  const textures = new Map<string, Texture>()
  const leases = new Map<string, 'coming' | 'there'>()
  const files = byFile(
    wantedPictures(scene, isInView).map((one) => ({ ...one, file: chooseFile(one.placed, isSmall) })),
  )
  /** Not there yet, and not known to be missing. */
  const coming = new Map(files.map(({ url, wave }) => [url, WAVES.indexOf(wave)]))
  const queue = files.filter(({ wave }) => wave !== 'states')
  const waiting = new Set<() => void>()
  const poster = leasePoster(scene)
  let states = files.filter(({ wave }) => wave === 'states')
  let running = 0

  const art: SceneArt = {
    isSmall,
    isWhole: true,
    isFrugal: isFrugal(),
    poster: poster.texture,
    texture: (file) => textures.get(keyOf(file)) ?? null,
    isComing: ({ url }) => coming.has(url),
    countComing: () => coming.size,
    reached: (wave) =>
      new Promise((resolve) => {
        const look = () => {
          if (!signal.aborted && [...coming.values()].some((one) => one <= WAVES.indexOf(wave))) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    fetchStates: () => {
      queue.push(...states)
      states = []
      run()
    },
    onFile: () => {},
    dropPoster: poster.release,
    release: () => {
      poster.release()
      for (const texture of textures.values()) texture.destroy()
      textures.clear()
      for (const url of leases.keys()) releaseSource(url)
      leases.clear()
    },
  }
  signal.addEventListener('abort', stop, { once: true })
  // The poster first, alone: all else would only keep it waiting.
  void poster.texture.then(run)
  return art

  function run(): void {
    const most = isNarrow() ? AT_ONCE.narrow : AT_ONCE.wide
    while (running < most && !signal.aborted) {
      const next = queue.shift()
      if (!next) return
      running += 1
      void bring(next).then(() => {
        running -= 1
        run()
      })
    }
  }

  async function bring({ url, pictures }: (typeof files)[number]): Promise<void> {
    leases.set(url, 'coming')
    try {
      const source = await leaseSource(url)
      if (!leases.has(url)) return
      leases.set(url, 'there')
      for (const { file } of pictures)
        if (!textures.has(keyOf(file))) textures.set(keyOf(file), cut(source, file))
    } catch (error) {
      if (!leases.delete(url)) return
      // Not the maker's fault.
      if (!navigator.onLine || error instanceof TooLate) art.isWhole = false
      else {
        const message = error instanceof Error ? error.message : String(error)
        for (const name of new Set(pictures.map((one) => one.name)))
          reportStageError({ sceneId: scene.id, name, url, message })
      }
    }
    coming.delete(url)
    art.onFile(url)
    notify()
  }

  /** The line is free for the next scene; what is there stays until this one has gone. */
  function stop(): void {
    for (const [url, lease] of leases) {
      if (lease === 'there') continue
      leases.delete(url)
      releaseSource(url)
    }
    notify()
  }

  function notify(): void {
    for (const look of [...waiting]) look()
  }
}

function leasePoster({ poster }: SceneDescription): {
  texture: Promise<Texture | null>
  release: () => void
} {
  if (!poster) return { texture: Promise.resolve(null), release: () => {} }
  const file = posterFile(poster)
  let isHeld = true
  const texture = leaseSource(file.url).then(
    (source) => (isHeld ? cut(source, file) : null),
    () => {
      // It stands for other pictures: nobody misses it once they are there.
      isHeld = false
      return null
    },
  )
  return {
    texture,
    release: () => {
      if (!isHeld) return
      isHeld = false
      void texture.then((one) => one?.destroy())
      releaseSource(file.url)
    },
  }
}

function cut(source: ImageSource, { frame }: PictureFile): Texture {
  if (!frame) return new Texture({ source })
  return new Texture({ source, frame: new Rectangle(frame.x, frame.y, frame.width, frame.height) })
}

function keyOf({ url, frame }: PictureFile): string {
  return frame ? `${url} ${frame.x} ${frame.y} ${frame.width} ${frame.height}` : url
}
