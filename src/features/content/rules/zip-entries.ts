import { isLeftBehind } from '#shared/domain/adventure-files.ts'

export interface ZipEntry {
  /** Without the one folder that all may lie in. */
  path: string
  /** Unpacked. */
  bytes: number
}

const END = 0x06_05_4b_50
const ENTRY = 0x02_01_4b_50
/** The end of a zip, with the longest comment that it may have. */
const TAIL = 22 + 65_535
/** Far more than 5000 names take. */
const LONGEST_LIST = 8_000_000

/** What is in a zip, from the list at its end alone; null where that cannot be read, which the server will say in words. */
export async function zipEntries(zip: Blob): Promise<ZipEntry[] | null> {
  const tail = await viewOf(zip.slice(Math.max(0, zip.size - TAIL)))
  let end = tail.byteLength - 22
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1
  if (end < 0) return null
  const length = tail.getUint32(end + 12, true)
  const start = tail.getUint32(end + 16, true)
  if (length > LONGEST_LIST || start + length > zip.size) return null
  const list = await viewOf(zip.slice(start, start + length))
  return withoutOneFolder(entriesIn(list).filter(({ path }) => !path.endsWith('/') && !isLeftBehind(path)))
}

async function viewOf(blob: Blob): Promise<DataView> {
  return new DataView(await blob.arrayBuffer())
}

function entriesIn(list: DataView): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  while (at + 46 <= list.byteLength && list.getUint32(at, true) === ENTRY) {
    const length = list.getUint16(at + 28, true)
    const more = list.getUint16(at + 30, true) + list.getUint16(at + 32, true)
    if (at + 46 + length > list.byteLength) break
    const name = new TextDecoder().decode(new Uint8Array(list.buffer, list.byteOffset + at + 46, length))
    entries.push({ path: name.replaceAll('\\', '/'), bytes: list.getUint32(at + 24, true) })
    at += 46 + length + more
  }
  return entries
}

function withoutOneFolder(entries: ZipEntry[]): ZipEntry[] {
  const first = /^[^/]+\//.exec(entries[0]?.path ?? '')?.[0]
  if (first === undefined || !entries.every(({ path }) => path.startsWith(first))) return entries
  return entries.map((entry) => ({ ...entry, path: entry.path.slice(first.length) }))
}

/** What a zip makes of a draft. Files of the same size may be others, which nobody knows before they are unpacked. */
export function zipChanges(entries: readonly ZipEntry[], draft: readonly { path: string; bytes: number }[]) {
  const before = new Map(draft.map(({ path, bytes }) => [path, bytes]))
  const after = new Set(entries.map(({ path }) => path))
  return {
    added: entries.filter(({ path }) => !before.has(path)).map(({ path }) => path),
    changed: entries
      .filter(({ path, bytes }) => before.has(path) && before.get(path) !== bytes)
      .map(({ path }) => path),
    removed: draft.filter(({ path }) => !after.has(path)).map(({ path }) => path),
  }
}
