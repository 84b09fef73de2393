/** What an adventure is made of, and what its makers leave beside it: endings of names. */
const ENDINGS: ReadonlySet<string> = new Set([
  ...['json', 'svg', 'png', 'jpg', 'jpeg', 'webp', 'gif', 'avif'],
  ...['webm', 'mp4', 'm3u8', 'ts', 'm4s', 'vtt', 'mp3', 'ogg', 'aac', 'm4a', 'wav'],
  ...['pdf', 'epub', 'zip', 'txt', 'md', 'csv'],
  ...['psd', 'psb', 'ai', 'fig', 'kra', 'xcf', 'ora', 'afdesign', 'afphoto', 'sketch', 'clip', 'procreate'],
  ...['blend', 'aseprite', 'tif', 'tiff'],
])

/** What systems and editors leave behind: hidden files, previews, copies of what is open. */
const LEFT_BEHIND = /^\.|^~\$|~$|^(thumbs\.db|desktop\.ini|__macosx)$/i
/** Names that Windows keeps for devices, whatever ending they have. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
/** What some file system cannot write, and what nobody sees. */
const UNWRITABLE = /[<>:"|?*\\]|[. ]$|^ |[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/u

const LONGEST_PATH = 400
/** Letters of one step of a path: every file system holds as many, in whichever script. */
const LONGEST_STEP = 80
const MOST_STEPS = 8

/** What nobody means to be a part of an adventure: it is passed over. */
export function isLeftBehind(path: string): boolean {
  return path.split('/').some((step) => LEFT_BEHIND.test(step))
}

/** Why a path can be that of no file of an adventure; null where it can. */
export type PathMistake = 'unwritable' | 'left-behind' | 'no-adventure-file'

/** @param path inside of the adventure's folder, with slashes */
export function pathMistake(path: string): PathMistake | null {
  const steps = path.split('/')
  if (path.length > LONGEST_PATH || steps.length > MOST_STEPS || path !== path.normalize('NFC')) {
    return 'unwritable'
  }
  if (steps.some((step) => !isWritable(step))) return 'unwritable'
  if (isLeftBehind(path)) return 'left-behind'
  const [, ending = ''] = /\.([^.]+)$/.exec(steps.at(-1) ?? '') ?? []
  return ENDINGS.has(ending.toLowerCase()) ? null : 'no-adventure-file'
}

function isWritable(step: string): boolean {
  if (step === '' || step === '.' || step === '..') return false
  return !UNWRITABLE.test(step) && !DEVICES.test(step) && step.length <= LONGEST_STEP
}

/** Two paths of the same key are one file on some systems. */
export function pathKey(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

/**
 * A path that cannot stand beside the others: the same but for case, or a file where others have a folder. Null where all can.
 * @param paths as they are to be
 */
export function clashOf(paths: Iterable<string>): string | null {
  const takes = sideBySide()
  for (const path of paths) if (!takes(path)) return path
  return null
}

/** Takes paths, one after the other. @returns what takes one; it says false, and takes it not, where it cannot stand beside the others */
export function sideBySide(): (path: string) => boolean {
  const files = new Set<string>()
  /** As they are spelled, by key. */
  const folders = new Map<string, string>()
  return (path) => {
    const around = [...foldersOf(path)]
    const isClash =
      files.has(pathKey(path)) ||
      folders.has(pathKey(path)) ||
      around.some((one) => files.has(pathKey(one)) || (folders.get(pathKey(one)) ?? one) !== one)
    if (isClash) return false
    files.add(pathKey(path))
    for (const one of around) folders.set(pathKey(one), one)
    return true
  }
}

function* foldersOf(path: string): Generator<string> {
  for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) yield path.slice(0, at)
}
