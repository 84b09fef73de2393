import { folderOf, nameOf } from './tree.ts'

/** What a file is for its designer. */
export type FileSort =
  | 'adventure'
  | 'badges'
  | 'mission'
  | 'scene'
  | 'task'
  | 'words'
  | 'drawing'
  | 'picture'
  | 'layers'
  | 'film'
  | 'captions'
  | 'sound'
  | 'book'
  | 'package'
  | 'other'

const SETTINGS: Readonly<Record<string, FileSort>> = {
  'adventure.json': 'adventure',
  'badges.json': 'badges',
  'mission.json': 'mission',
  'scene.json': 'scene',
}

const ENDINGS: Readonly<Record<string, FileSort>> = {
  svg: 'drawing',
  png: 'picture',
  webp: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  gif: 'picture',
  avif: 'picture',
  psd: 'layers',
  psb: 'layers',
  webm: 'film',
  mp4: 'film',
  m3u8: 'film',
  ts: 'film',
  vtt: 'captions',
  mp3: 'sound',
  ogg: 'sound',
  wav: 'sound',
  epub: 'book',
  pdf: 'book',
  zip: 'package',
}

export function sortOf(path: string): FileSort {
  const name = nameOf(path)
  const setting = SETTINGS[name]
  if (setting) return setting
  const ending = endingOf(path)
  if (ending === 'json') {
    const folder = nameOf(folderOf(path))
    if (folder === 'tasks') return 'task'
    if (folder === 'text') return 'words'
  }
  return ENDINGS[ending] ?? 'other'
}

export const endingOf = (path: string): string => {
  const name = nameOf(path)
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : ''
}

/** Whether an `<img>` shows it. */
export const isPicture = (path: string): boolean => ['drawing', 'picture'].includes(sortOf(path))

const TEXTS = new Set(['json', 'txt', 'md', 'vtt', 'm3u8', 'svg', 'html', 'css', 'js', 'xml'])

/** Whether it is read as letters. */
export const isText = (path: string): boolean => TEXTS.has(endingOf(path))

/** What goes with it: whose name players' progress hangs on, or what the game begins with. */
export type Loss = 'task' | 'mission' | 'adventure' | 'place' | 'scene' | 'words' | 'badges'

/** What is lost for players where these files go. */
export function lossesOf(paths: readonly string[]): readonly Loss[] {
  const losses = paths.flatMap((path): Loss[] => {
    const sort = sortOf(path)
    if (/(^|\/)element [^/]+$/.test(path)) return ['place']
    if (
      sort === 'task' ||
      sort === 'mission' ||
      sort === 'adventure' ||
      sort === 'words' ||
      sort === 'badges'
    )
      return [sort]
    return /(^|\/)(scene\.svg|scene\.json|background\.\w+|[^/]+\.psd)$/.test(path) ? ['scene'] : []
  })
  return [...new Set(losses)]
}
