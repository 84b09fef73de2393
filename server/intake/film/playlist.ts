import { readFile, stat } from 'node:fs/promises'
import { megabytesOf, say } from '#shared/domain/findings/words.ts'
import type { SetFile } from '../art-store.ts'
import { MOST_TASK_FILM_BYTES } from '../film-file.ts'
import type { Folder } from '../read/folder.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import { checkCodec, checkSeconds } from './measure-film.ts'
import { isMpegTs, readMpegTs } from './mpeg-ts.ts'
import { readMp4 } from './mp4.ts'

/** Names that are safe wherever they are served. */
const PART_NAME = /^[\w.-]+\.(m3u8|ts|m4s|mp4|aac|vtt)$/i
const H265 = /CODECS="[^"]*(hvc1|hev1|dvh1|dvhe)/

interface Playlist {
  seconds: number
  /** All files of it by name, the playlist too. */
  parts: ReadonlyMap<string, SetFile>
}

/** Reads a playlist with everything that it names, which lies beside it. @throws UnreadableArt */
export async function readPlaylist(folder: Folder, file: string): Promise<Playlist> {
  const parts = new Map<string, SetFile>()
  const first = await readList(folder, file, parts)
  const lists = first.named.filter(isPlaylist)
  const lengths: number[] = []
  for (const name of lists) {
    const list = await readList(folder, name, parts)
    if (list.named.some(isPlaylist))
      throw new UnreadableArt(say('playlist-nested', { name }), say('playlist-nested-hint'))
    lengths.push(list.seconds)
    await readParts(folder, list.named, parts)
  }
  await readParts(
    folder,
    first.named.filter((name) => !isPlaylist(name)),
    parts,
  )
  // in which of the parts the picture is, only they say; some hold nothing but sound
  const codecs = [...parts].map(([name, part]) => ('content' in part ? codecOf(name, part.content) : null))
  checkCodec(codecs.find((codec) => codec !== null) ?? null, 'mp4')
  return { seconds: checkSeconds(lists.length > 0 ? Math.max(...lengths) : first.seconds), parts }
}

export function isPlaylist(name: string): boolean {
  return name.toLowerCase().endsWith('.m3u8')
}

/** What is nothing but a part of a playlist, by its name. */
export function isPart(name: string): boolean {
  return /\.(ts|m4s|aac)$/i.test(name)
}

interface List {
  named: string[]
  seconds: number
}

async function readList(folder: Folder, name: string, parts: Map<string, SetFile>): Promise<List> {
  await readParts(folder, [name], parts)
  const text = (await readFile(folder.path(name))).toString('utf8').replace(/^\uFEFF/, '')
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  if (lines[0] !== '#EXTM3U') throw new UnreadableArt(say('playlist-other', { name }), say('export-hls'))
  if (/#EXT-X-(SESSION-)?KEY:(?!METHOD=NONE)/.test(text)) {
    throw new UnreadableArt(say('playlist-locked', { name }), say('playlist-locked-hint'))
  }
  if (/#EXT-X-MEDIA:[^\n]*TYPE=AUDIO[^\n]*URI=/.test(text)) {
    throw new UnreadableArt(say('playlist-sound', { name }), say('playlist-sound-hint'))
  }
  if (H265.test(text)) checkCodec('hvc1', 'mp4')
  const named = [
    ...lines.filter((line) => line !== '' && !line.startsWith('#')),
    ...[...text.matchAll(/URI="([^"]*)"/g)].map(([, uri = '']) => uri),
  ]
  const isParts = text.includes('#EXTINF:')
  if (isParts && !text.includes('#EXT-X-ENDLIST')) {
    throw new UnreadableArt(say('playlist-endless', { name }), say('playlist-endless-hint'))
  }
  const lengths = [...text.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds))
  return { named: [...new Set(named)], seconds: lengths.reduce((sum, one) => sum + one, 0) }
}

async function readParts(
  folder: Folder,
  names: readonly string[],
  parts: Map<string, SetFile>,
): Promise<void> {
  for (const name of names) {
    if (parts.has(name)) continue
    if (!PART_NAME.test(name)) {
      throw new UnreadableArt(say('playlist-names', { name: name.slice(0, 80) }), say('playlist-names-hint'))
    }
    if (!folder.files.includes(name)) {
      throw new UnreadableArt(say('playlist-lacks', { name }), say('playlist-lacks-hint'))
    }
    if (sizeOf(parts) + (await stat(folder.path(name))).size > MOST_TASK_FILM_BYTES) {
      const most = megabytesOf(MOST_TASK_FILM_BYTES)
      throw new UnreadableArt(say('playlist-large', { most }), say('shorter-or-compressed'))
    }
    const content = await readFile(folder.path(name))
    checkPart(name, content)
    parts.set(name, { content })
  }
}

function sizeOf(parts: ReadonlyMap<string, SetFile>): number {
  let sum = 0
  for (const part of parts.values()) if ('content' in part) sum += part.content.length
  return sum
}

/** By what it is, and whether browsers play what is in it. */
function checkPart(name: string, content: Buffer): void {
  const ending = name.toLowerCase().split('.').at(-1)
  const hint = say('export-hls')
  if (content.length === 0) throw new UnreadableArt(say('part-empty', { name }), hint)
  if (ending === 'ts' && !isMpegTs(content)) throw new UnreadableArt(say('part-no-ts', { name }), hint)
  const isMp4 = ending === 'mp4' || ending === 'm4s'
  if (isMp4 && !['ftyp', 'styp', 'moof', 'sidx', 'moov', 'prft', 'emsg'].includes(boxOf(content))) {
    throw new UnreadableArt(say('part-no-mp4', { name }), hint)
  }
  const codec = codecOf(name, content)
  if (codec !== null) checkCodec(codec, 'mp4')
}

/** How the picture of a part is packed; null where it does not say so itself. */
function codecOf(name: string, content: Buffer): string | null {
  if (name.toLowerCase().endsWith('.ts')) return readMpegTs(content).codec
  return /\.(mp4|m4s)$/i.test(name) && boxOf(content) === 'ftyp' ? readMp4(content).codec : null
}

function boxOf(content: Buffer): string {
  return content.toString('latin1', 4, 8)
}
