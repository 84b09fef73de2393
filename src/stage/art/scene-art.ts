import { Rectangle, Texture } from 'pixi.js'
import type { SceneDescription } from '#shared/scene/description.ts'
import type { PictureFile } from '#shared/scene/layout.ts'
import { TooLate } from '#src/lib/within.ts'
import { forgetStageErrors, reportStageError } from '../stage-store.ts'
import { leaseSource, releaseSource } from './leases.ts'
import { wantedPictures, type WantedPicture } from './picture-choice.ts'

const AT_ONCE = 6

/** The textures of one scene, on lease until `release`. */
export interface SceneArt {
  isSmall: boolean
  /** False where a picture did not come for want of a link, or in time: it is worth asking again. */
  isWhole: boolean
  /** Null where the picture is missing. */
  texture: (file: PictureFile) => Texture | null
  release: () => void
}

/** Loads what a scene shows. A picture that does not come is reported as an error, unless the link is to blame; the scene stands without it. */
export async function leaseSceneArt(
  scene: SceneDescription,
  isSmall: boolean,
  signal: AbortSignal,
): Promise<SceneArt> {
  forgetStageErrors(scene.id)
  const textures = new Map<string, Texture>()
  const leased: string[] = []
  let isWhole = true
  const queue = [...byUrl(wantedPictures(scene, isSmall))]

  async function work(): Promise<void> {
    for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
      const [url, pictures] = next
      try {
        const source = await leaseSource(url)
        leased.push(url)
        for (const { file } of pictures) {
          const frame = file.frame
          const cut = frame ? new Rectangle(frame.x, frame.y, frame.width, frame.height) : undefined
          textures.set(keyOf(file), new Texture(cut ? { source, frame: cut } : { source }))
        }
      } catch (error) {
        // Not the maker's fault.
        if (!navigator.onLine || error instanceof TooLate) {
          isWhole = false
          continue
        }
        const message = error instanceof Error ? error.message : String(error)
        for (const { name } of pictures) reportStageError({ sceneId: scene.id, name, url, message })
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))

  return {
    isSmall,
    isWhole,
    texture: (file) => textures.get(keyOf(file)) ?? null,
    release: () => {
      for (const texture of textures.values()) texture.destroy()
      textures.clear()
      for (const url of leased.splice(0)) releaseSource(url)
    },
  }
}

function keyOf({ url, frame }: PictureFile): string {
  return frame ? `${url} ${frame.x} ${frame.y} ${frame.width} ${frame.height}` : url
}

/** Each file once, with the pictures that it holds. A place that nobody has drawn has no file at all. */
function byUrl(wanted: readonly WantedPicture[]): Map<string, WantedPicture[]> {
  const files = new Map<string, WantedPicture[]>()
  for (const picture of wanted) {
    const { url } = picture.file
    if (url === '') continue
    const there = files.get(url) ?? []
    if (!there.some(({ file }) => keyOf(file) === keyOf(picture.file))) files.set(url, [...there, picture])
  }
  return files
}
