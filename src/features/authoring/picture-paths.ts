const PICTURE = /\.(svg|png|webp|jpe?g)$/i
/** What may be chosen on the device. */
export const PICTURE_TYPES = '.svg,.png,.webp,.jpg,.jpeg'

/** Names of the pictures that tasks of a mission may have: its own, then those of the adventure. */
export function picturesFor(mission: string, paths: Iterable<string>): string[] {
  const names = [...paths].flatMap((path) => {
    const [, folder = '', name = ''] = /^(?:([^/]+)\/)?pictures\/([^/]+)$/.exec(path) ?? []
    return PICTURE.test(name) && (folder === '' || folder === mission) ? [name] : []
  })
  return [...new Set(names)].toSorted()
}

/** Where a picture of a task lies: with its mission, else with the adventure; null where there is none of that name. */
export function pathOfPicture(
  mission: string,
  name: string,
  files: ReadonlyMap<string, string>,
): string | null {
  return [`${mission}/pictures/${name}`, `pictures/${name}`].find((path) => files.has(path)) ?? null
}

/** A path for a picture of the device that no file has; null for what is no picture. */
export function pathForNew(
  mission: string,
  name: string,
  files: Pick<ReadonlySet<string>, 'has'>,
): string | null {
  const ending = PICTURE.exec(name)?.[0].toLowerCase()
  if (ending === undefined) return null
  const plain = plainFileName(name.slice(0, -ending.length))
  for (let number = 1; ; number += 1) {
    const stem = `${plain || 'picture'}${number === 1 ? '' : `-${number}`}`
    const path = `${mission}/pictures/${stem}${ending}`
    if (!files.has(path)) return path
  }
}

/** Small letters, digits and hyphens, as every file system and every address takes them; empty where none are left. */
export function plainFileName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replaceAll(/^-+|-+$/g, '')
}
