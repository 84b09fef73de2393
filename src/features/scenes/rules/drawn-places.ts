import { readLayerName, withoutMobile } from '#shared/scene/drawn-names/layer-name.ts'

/** Ids of the places that have files of their own, in whichever mission: also those that no build knows yet. @param paths of the draft */
export function drawnPlaces(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const [, file, deeper] = path.split('/')
    if (file === undefined || deeper !== undefined || !/\.(png|webp|svg|jpe?g)$/i.test(file)) return []
    const { read } = readLayerName(withoutMobile(file) ?? file)
    return 'name' in read && read.name.role === 'element' ? [read.name.id] : []
  })
}
