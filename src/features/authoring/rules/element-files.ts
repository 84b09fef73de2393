import type { ElementPicture } from '#shared/scene/drawn-names/group-name.ts'
import { readLayerName, withoutMobile } from '#shared/scene/drawn-names/layer-name.ts'

const PICTURE = /\.(png|webp|svg|jpe?g)$/i

/** A file that is a picture of one place of a scene. */
export interface ElementFile {
  path: string
  /** Of the place. */
  id: string
  picture: ElementPicture
  /** Narrow screens show it in place of the other. */
  isMobile: boolean
}

/** The pictures of places among the files of a mission. */
export function elementFiles(paths: Iterable<string>, mission: string): ElementFile[] {
  return [...paths].flatMap((path) => {
    const file = sceneFileOf(path, mission)
    if (file === null || !PICTURE.test(file)) return []
    const bare = withoutMobile(file)
    const { read } = readLayerName(bare ?? file)
    if (!('name' in read) || read.name.role !== 'element') return []
    return [{ path, id: read.name.id, picture: read.name.picture, isMobile: bare !== null }]
  })
}

/** Names of the layers that are files of their own in a mission. */
export function layerFiles(paths: Iterable<string>, mission: string): string[] {
  return [...paths].flatMap((path) => {
    const file = sceneFileOf(path, mission)
    if (file === null || !PICTURE.test(file)) return []
    const { read } = readLayerName(withoutMobile(file) ?? file)
    return 'name' in read && read.name.role === 'layer' ? [read.name.name] : []
  })
}

/** A file that lies in the folder of the mission itself, where its scene is; null for every other one. */
export function sceneFileOf(path: string, mission: string): string | null {
  const [folder, file = null, ...deeper] = path.split('/')
  return folder === mission && deeper.length === 0 ? file : null
}
